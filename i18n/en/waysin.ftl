# The way in: from the QR code to the app, by the browser or with the table's certificate.

waysin-title = Join the table
waysin-sub = How do you want to play?
waysin-now = Play now, in the browser
waysin-more = Turn on offline and voice
waysin-more-cost = Once, about three minutes in the phone's settings.
waysin-has-play = Card, rolls and rules
waysin-has-live = The fight and the table, live
waysin-has-all = All that the browser has
waysin-has-offline = Going on without a network
waysin-has-voice = Speaking instead of typing
waysin-has-awake = An icon, and a screen that stays on in your turn
waysin-without = Without:
waysin-later = You can change this later in Settings, and your seat comes along.

## Trusting the certificate

waysin-install-title = Offline and voice
waysin-install-sub = The phone has to trust the table's computer.
waysin-none = This server has no secure address. You play in the browser, without offline or voice.
waysin-phone = Your phone
waysin-android = Android
waysin-ios = iPhone
waysin-download = Download the certificate
waysin-android-1 = Download the table's certificate. The phone may warn you: that is expected.
waysin-android-2 = Open Settings and search for “CA certificate”. Without a search: Security, More settings, Encryption & credentials, Install a certificate.
waysin-android-3 = In CA certificate, tap “Install anyway”, confirm with the phone's PIN and choose tavola.crt. Come back here.
waysin-ios-safari = On an iPhone this works in Safari only. Copy this page's address and open it there.
waysin-ios-1 = Download the table's certificate and tap Allow.
waysin-ios-2 = Open the iPhone's Settings, tap Profile Downloaded at the top, then Install.
waysin-ios-3 = Still in Settings: General, About, Certificate Trust Settings, at the end of the list. Turn Távola on. Come back here.
waysin-what-it-is = The certificate counts for home addresses only (192.168…, 10…, .local): nobody reads with it what you do on the internet. To remove it, delete it in the same place of the settings.
waysin-checking = Checking whether the phone trusts it yet
waysin-ready = Ready
waysin-ready-about = The phone trusts the table: offline, voice and an icon.
waysin-go = Open with offline and voice

## What the pictures show

waysin-pic-name = Távola
waysin-pic-downloads = Downloads
waysin-pic-file = tavola.crt
waysin-pic-settings = Settings
waysin-pic-search = ca certificate
waysin-pic-ca = CA certificate
waysin-pic-anyway = Install anyway
waysin-pic-profile-ask = Download profile?
waysin-pic-allow = Allow
waysin-pic-ajustes = Settings
waysin-pic-downloaded = Profile Downloaded
waysin-pic-install = Install
waysin-pic-about = General › About
waysin-pic-trust = Certificate Trust Settings
waysin-pic-share = Share
waysin-pic-menu = Browser menu
waysin-pic-home-ios = Add to Home Screen
waysin-pic-home-android = Install app

## On the home screen

waysin-home-title = On the home screen
waysin-home-sub = Opens as an app, with or without a network.
waysin-home-done = Go to the table
waysin-home-ios = In Safari, tap Share, then “Add to Home Screen”.
waysin-home-android = In the browser's menu, tap “Install app” or “Add to home screen”.
waysin-seat = Your seat in the installed app
waysin-seat-about = On an iPhone the installed app starts empty. These letters take your seat there: in it, tap “Bring my seat”.
waysin-seat-make = Show the letters

## Arriving with the seat

waysin-bring = Bring my seat
waysin-bring-about = From another browser or address, with the same character.
waysin-bring-go = Bring
waysin-letters = The six letters
waysin-letters-hint = In the other browser: Settings, Offline and voice, Show the letters.
waysin-letters-short = There are { $n } letters or figures.
