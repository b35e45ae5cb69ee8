# The spoken or typed line, above the navigation.

line-label = Say or write what you want to do
line-placeholder = Say or write
line-listening = Listening…
line-waiting = Waiting for the microphone…
line-send = Do it
line-mic = Hold and speak
line-mic-on = Listening. Let go when you are done
line-past = What you said before
line-nearest = Was it one of these?
line-examples = Try “roll Notice”, “damage”, “2d6+3” or “next turn”.
line-trouble-silent = This browser does not listen. Tap the line and use the keyboard's microphone.
line-trouble-blocked = The microphone is not open to this page. Tap the line and use the keyboard's microphone.
line-trouble-offline = This browser's speech needs the internet. Use the keyboard's microphone.
line-trouble-nothing = I heard nothing. Hold the microphone while you speak.
error-line_no_reference = The reference has no “{ $words }”.
