# A página da TV antes de o servidor mandar os seus textos; entram nela quando é construída.

tv-pair = Digite este código no celular do mestre
tv-pair-help = No aplicativo: Mesa, depois Ligar uma TV.
tv-away = Sem contato com a mesa. Tentando de novo.
