# Settings of this device and of this seat at the table.

settings-title = Settings
settings-language = Language
settings-language-pt-BR = Português
settings-language-en = English
settings-theme = Looks
settings-theme-auto = Like the device
settings-theme-dark = Night
settings-theme-light = Paper
settings-aloud = Read results aloud
settings-aloud-about = One sentence for each of your rolls
settings-aloud-sample = Fighting: thirteen, hit with two raises
settings-install-ios = To install: tap Share, then “Add to Home Screen”.
settings-seat = At { $table }
settings-own = Your character
settings-give-up = Give up
settings-given-up = The character is free for somebody else
settings-another = One more character
settings-choose = Choose a character
settings-switch = Another table
settings-name = Your name at the table
settings-rename = Change the name
settings-renamed = Name changed
settings-leave = Leave the table
settings-leave-about = This phone gives up its seat at table { $code }. What was played stays; what has not reached the table yet is lost.
settings-leave-alone = This table exists on this phone only: everything in it will be lost.
settings-leave-go = Leave for good
