# O lugar do mestre.

gm-not-yours = Este lugar é do mestre
gm-not-yours-help = Quem criou a mesa entra por ele. O que todos veem está em Mesa.
gm-parts = Partes do lugar do mestre
gm-part-luta = Luta
gm-part-cenas = Cenas
gm-part-pedir = Pedir
gm-part-mesa = Mesa
gm-part-diario = Diário
gm-all = Todos
gm-none = Ninguém

## A luta

gm-awaited = À espera de resposta
gm-awaited-of = com { $name }
gm-awaited-later = { $n ->
    [one] mais uma depois
   *[other] mais { $n } depois
}
gm-awaited-do = { $what }: { $name }
gm-fight-start = Começar uma luta
gm-fight-who = Quem luta?
gm-fight-who-help = { $n ->
    [0] Ninguém ainda
    [one] 1 na luta
   *[other] { $n } na luta
}
gm-fight-begin = Começar a luta
gm-fight-begin-cards = Começar e dar as cartas
gm-fight-begin-real = Começar e digitar as cartas
gm-fight-begin-typed = Digitar a iniciativa
gm-initiative-open = Rodada com iniciativa digitada
gm-initiative-title = Iniciativa da mesa
gm-initiative-help = De { $min } a { $max }. Por quem ficar em branco o aplicativo rola.
gm-initiative-wrong = Um número de { $min } a { $max }.
gm-initiative-go = { $n ->
    [0] Usar estas
    [one] Usar, e rolar por um
   *[other] Usar, e rolar por { $n }
}
gm-real-initiative = Iniciativa rolada na mesa
gm-real-initiative-help = Quando a ordem é definida, a iniciativa de cada um é digitada.
gm-fight-deal = Definir a ordem
gm-fight-deal-cards = Dar as cartas
gm-fight-deal-again = Dar de novo
gm-fight-next = Próximo turno
gm-fight-next-round = Nova rodada
gm-fight-end = Encerrar a luta
gm-fight-join = Entrar na luta
gm-fight-leave = Sair da luta
gm-cards-open = Baralho de verdade
gm-cards-title = Cartas da mesa
gm-cards-help = Toque no número e no naipe. A quem ficar sem carta o aplicativo dá uma.
gm-cards-who = Quem recebe
gm-cards-for = Carta de { $name }
gm-cards-clear = Tirar
gm-cards-rank = Número
gm-cards-suit = Naipe
gm-cards-deal = { $n ->
    [0] Usar estas cartas
    [one] Usar e dar a que falta
   *[other] Usar e dar as { $n } que faltam
}
gm-real-deck = Baralho de verdade
gm-real-deck-help = A cada rodada, as cartas são digitadas.

## Personagens

gm-new-title = Novo personagem
gm-new-ready = Prontos
gm-new-own = Figurantes e outros
gm-new-no-ready = Este sistema não traz personagens prontos.
gm-new-add = Pôr { $name } na mesa
gm-new-added = { $name } chegou à mesa
gm-new-here = na mesa
gm-new-name = Nome
gm-new-kind = Tipo
gm-new-count = Quantos
gm-new-from = Ficha de partida
gm-new-from-help = Copia os números. Depois é só mudar o que for diferente.
gm-new-blank = Em branco
gm-new-hidden = Oculto
gm-new-hidden-help = Só você vê, até mostrar.
gm-new-alias = Nome que os jogadores veem
gm-new-alias-help = Deixe vazio para mostrar o nome.
gm-new-put = Pôr na mesa
gm-new-edit = Pôr e editar
gm-person-none = Ninguém escolhido
gm-person-none-help = Toque em alguém da lista para mexer nos ferimentos, nos estados e no resto.
gm-person-visible = À vista dos jogadores
gm-person-shown = Todos veem.
gm-person-hidden = Só você vê.
gm-person-owner = De quem é
gm-person-nobody = Do mestre
gm-person-more = Nome, ficha e remoção
gm-person-keep = Guardar
gm-person-edit = Editar a ficha
gm-person-remove = Remover da mesa
gm-person-removed = { $name } saiu da mesa. Desfazer traz de volta.

## Rolar

gm-roll = Rolar
gm-roll-title = { $name } rola
gm-roll-row = { $what }, { $die }
gm-roll-item = { $action }: { $item }
gm-roll-search = Procurar
gm-roll-hidden = Está oculto: o que rola também fica em segredo.

## Pedir

gm-ask-what = O que rolam
gm-ask-search = Procurar outra
gm-ask-no-such = Nada com esse nome.
gm-ask-modifier = Modificador
gm-ask-who = Quem rola
gm-ask-all = Todos os jogadores ({ $n })
gm-ask-others = { $n ->
    [one] + 1 do mestre
   *[other] + { $n } do mestre
}
gm-ask-choose = Escolha o que pedir
gm-ask-do = Pedir { $what }
gm-ask-answers = Respostas
gm-ask-answered = rolou
gm-ask-waiting = esperando
gm-ask-count = { $n } de { $of }
gm-ask-close = Encerrar o pedido: { $what }
gm-ask-open = { $n ->
    [one] Um pedido espera respostas
   *[other] { $n } pedidos esperam respostas
}

## A mesa

gm-join = Entra-se com o código
gm-join-qr = QR code que abre esta mesa no celular
gm-scene-note = A cena
gm-scene-note-help = Todos leem isto, também na TV.
gm-scene-note-put = Mostrar a todos
gm-clock = O tempo
gm-clock-now = Dia { $day }, { $time }
gm-clock-pass = + { $time }
gm-rules = Regras da mesa
gm-people-own-name = Seu nome
gm-people-remove = Tirar { $name } da mesa
gm-people-remove-sure = Tirar mesmo
gm-tv = TV
gm-tv-code = Código que a TV mostra
gm-tv-help = Na TV, abra { $address }
gm-tv-pair = Ligar a TV
gm-tv-paired = A TV está na mesa
gm-tv-on = { $n ->
    [0] Nenhuma TV ligada
    [one] Uma TV ligada
   *[other] { $n } TVs ligadas
}
gm-table-name = Nome da mesa
gm-export = Baixar uma cópia da mesa

## Aparelhos

gm-devices = Aparelhos ligados
gm-device-screen = Uma TV
gm-device-android = Android
gm-device-ios = iPhone ou iPad
gm-device-computer = Computador
gm-device-tv = TV
gm-device-other = Navegador
gm-device-secure = seguro
gm-device-plain = http: sem offline nem voz
gm-device-old = aplicativo antigo ({ $version })
