# A porta: mesas deste celular, entrar, criar, jogar sozinho, escolher personagem.

door-tagline = A mesa de RPG no celular de cada um, com ou sem rede.
door-settings = Ajustes
door-known = Suas mesas
door-known-note = { $code } · { $game } · { $who }
door-known-alone = { $game } · só neste celular
door-more = O que fazer com { $name }
door-other-ways = Outros jeitos de começar
door-create = Criar uma mesa
door-create-note = Você mestra; os outros entram com um código
door-alone = Jogar sozinho
door-alone-note = Sem mesa e sem rede, só neste celular
door-bring = Trazer meu lugar
door-bring-note = De outro navegador, com seis letras
door-forget = Tirar deste celular
door-forget-about = A mesa { $code } continua existindo, e o seu personagem também. Para voltar será preciso o código, e o lugar será outro.
door-forget-alone = Esta mesa só existe neste celular: tudo que há nela se perde.
door-forgotten = { $name } saiu deste celular

## Entrar

door-code = Código da mesa
door-code-example = KAPUA
door-code-short = O código tem { $n } letras.
door-join = Entrar
door-not-found = Mesa não encontrada
door-your-name = Seu nome
door-your-name-hint = Como a mesa vai chamar você. O personagem vem depois.
door-name-missing = Diga como a mesa vai chamar você.
door-enter = Sentar à mesa
door-again = De volta como { $who }
door-as-other = Entrar como outra pessoa

## Criar

door-create-about = Você será quem mestra.
door-create-go = Criar mesa
door-table-name = Nome da mesa
door-table-name-example = A ponte sobre o Itararé
door-table-name-missing = Dê um nome à mesa.
door-game = Jogo
door-gm = Mestre
door-alone-about = Tudo fica neste celular. Serve para testar, treinar ou mestrar de improviso.
door-alone-name = Mesa de um só
door-alone-go = Começar
door-me = Eu

## Escolher personagem

door-choose = Quem você vai ser?
door-choose-free = Na mesa, sem dono
door-choose-ready = Prontos para jogar
door-choose-new = Criar do zero
door-choose-none = Sem personagem
door-choose-go = Jogar com { $name }
