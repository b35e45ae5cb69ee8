# A linha falada ou digitada, acima da navegação.

line-label = Diga ou escreva o que quer fazer
line-placeholder = Diga ou escreva
line-listening = Ouvindo…
line-waiting = Esperando o microfone…
line-send = Fazer
line-mic = Segure e fale
line-mic-on = Ouvindo. Solte quando terminar
line-past = O que você já disse
line-nearest = Seria um destes?
line-examples = Experimente “testar Perceber”, “dano”, “2d6+3” ou “próximo turno”.
line-trouble-silent = Este navegador não escuta. Toque na linha e use o microfone do teclado.
line-trouble-blocked = O microfone não está liberado para esta página. Toque na linha e use o microfone do teclado.
line-trouble-offline = A fala deste navegador precisa de internet. Use o microfone do teclado.
line-trouble-nothing = Não ouvi nada. Segure o microfone enquanto fala.
error-line_no_reference = A consulta não tem “{ $words }”.
