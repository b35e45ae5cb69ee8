# A mesa: a ordem da luta, quem está aqui e o que aconteceu.

table-none = Nenhuma mesa aberta
table-none-help = Entre em uma com o código que o mestre disser.
table-characters = Na mesa
table-nobody-yet = Ainda não há personagens
table-nobody-yet-gm = Ponha os prontos, ou figurantes, e eles aparecem aqui.
table-nobody-yet-player = O mestre está arrumando a mesa. Quem for entrar aparece aqui.
table-to-gm = Arrumar a mesa
table-people = Quem está aqui
table-gm = Mestre
table-here = aqui
table-away = fora
table-screens = { $n ->
    [one] Uma TV ligada
   *[other] { $n } TVs ligadas
}
table-situation = { $what }: { $value }
table-with-modifier = { $what } { $modifier }

## A luta

table-fight = Luta
table-round = { $n ->
    [0] A luta vai começar
   *[other] Rodada { $n }
}
table-out-of-fight = Fora da luta
table-now-on = É a vez de
table-acted = { $n ->
    [one] Um já agiu
   *[other] { $n } já agiram
}
table-done = já agiu
table-held = aguardando
table-together = ao mesmo tempo
table-not-dealt = ainda sem vez
table-turn-other = O mestre está agindo
table-before-cards = As cartas ainda não foram dadas
table-before = A ordem ainda não foi definida
table-nobody = Ninguém na luta
table-end-turn = Encerrar meu turno
table-end-turn-of = Encerrar o turno de { $name }
table-hold = Aguardar
table-act = Agir agora
table-act-of = { $name } age agora
table-count = ×{ $n }
table-more = + { $n }
table-hidden = oculto
table-yours = seu
table-alias = vista como { $name }
table-played-by = de { $name }
table-states = Estados
table-sign = { $label } { $n }
table-sign-of = { $label } { $n }/{ $max }
table-open-sheet = Abrir a ficha
table-initiative = Iniciativa { $n }

## Cartas

table-card = { $rank } de { $suit }
table-card-joker-red = Curinga vermelho
table-card-joker-black = Curinga preto
table-rank-A = Ás
table-rank-K = Rei
table-rank-Q = Dama
table-rank-J = Valete
table-suit-spade = espadas
table-suit-heart = copas
table-suit-diamond = ouros
table-suit-club = paus

## O que a bandeja rola

roll-notation = { $notation }

## Desfazer

table-undo = Desfazer: { $what }
table-undone = Desfeito: { $what }

## O que aconteceu

table-log = O que aconteceu
table-log-empty = Nada ainda. O que a mesa fizer aparece aqui.
table-log-older = Mais antigos
table-log-undone = desfeito
table-log-offline = sem rede
table-log-secret = em segredo
table-log-line = { $who }: { $what }
table-log-line-roll = { $what }, { $verdict }
table-someone = Alguém
table-log-other = Algo mudou na mesa
table-log-note = Cena: { $text }
table-log-show = Uma regra está na tela de todos
table-log-show-gone = A regra saiu da tela
table-log-note-gone = A cena ficou sem anotação
table-log-table-renamed = A mesa agora se chama { $name }
table-log-situation = { $what }: { $value }
table-log-rule-on = Regra ligada: { $rule }
table-log-rule-off = Regra desligada: { $rule }
table-log-step = { $from } → { $to }
table-log-clock = Passou: { $time }
table-clock-round = { $n ->
    [one] 1 rodada
   *[other] { $n } rodadas
}
table-clock-minute = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
table-clock-hour = { $n ->
    [one] 1 hora
   *[other] { $n } horas
}
table-clock-day = { $n ->
    [one] 1 dia
   *[other] { $n } dias
}
table-log-joined = entrou na mesa
table-log-renamed = é o novo nome
table-log-removed = saiu da mesa
table-log-added = chegou à mesa
table-log-edited = mudou: { $parts }
table-log-adjusted = foi ajustado pelo mestre
table-log-edited-name = nome
table-log-edited-count = quantidade
table-log-edited-sheet = ficha
table-log-character-gone = deixou a mesa
table-log-taken = agora é de { $who }
table-log-free = está sem jogador
table-log-hidden = ficou oculto
table-log-shown = apareceu
table-log-vital = { $vital } { $from } → { $to }
table-log-state-off = não mais { $state }
table-log-let-go = aceitou o que veio
table-log-applied = sofreu o efeito
table-log-one-fell = { $n ->
    [0] caiu o último
    [one] caiu um, resta 1
   *[other] caiu um, restam { $n }
}
table-log-wounds = { $n ->
    [one] 1 ferimento
   *[other] { $n } ferimentos
}
table-log-ask = O mestre pede { $what }
table-log-ask-closed = Pedido encerrado: { $what }
table-log-fight = A luta começou
table-log-round = Rodada { $n }
table-log-jokers = { $n ->
    [one] Curinga: { $names }
   *[other] Curingas: { $names }
}
table-log-turn = é a vez
table-log-turn-other = A vez passou
table-log-ended = { $name }: passou { $state }
table-log-holds = aguarda
table-log-acts = age agora
table-log-fight-over = A luta acabou
table-log-in-fight = entrou na luta
table-log-out-of-fight = saiu da luta
table-log-scene = Começou: { $name }
table-log-scene-over = Terminou: { $name }
table-log-scene-joined = entra na cena: { $name }
table-log-scene-left = sai da cena: { $name }
table-log-scene-hidden = Ocultado: { $name }
table-log-scene-shown = À vista: { $name }
