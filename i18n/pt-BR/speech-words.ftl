# O que se pode dizer ou digitar à mesa. Cada mensagem lista frases separadas por barras; (a|b) vale por uma ou outra,
# (a|) por a ou nada. Acentos e maiúsculas não contam; artigos entre as palavras também não.

## Palavras pequenas

speech-is-filler = por favor | quero | queria | quer | gostaria de | vou | eu | me | meu | minha | meus | minhas
    | (meu|o meu) personagem | aí | então | agora | é | eh | ah | oh | ó | olha | bom | bem | beleza | ok | okay
    | tá | tá bom | certo | que | gente | galera | favor | faz favor | pode | posso | poderia | se | já | só
    | aqui | ali | vamos | vai | hum | hã | né | tipo | assim | ei | oi | fazer | faz | faço | ser | mesmo
    | com licença | obrigado | obrigada | valeu | daí | pois | seu | sua | lá | você | a gente | nós | por gentileza
    | uma | uns | umas | preciso | precisa | preciso de | tenho que | tem que | deixa eu | hein | como | ué | uai | eita | ô
speech-is-article = o | a | os | as | um | uma
speech-is-of = de | do | da | dos | das
speech-is-in = em | no | na | nos | nas | num | numa
speech-is-for = para | pra | pro | pras | pros | ao | aos | p
speech-is-with = com | c | usando
speech-is-against = contra | sobre
speech-is-and = e | &

## Números e dados

speech-is-numbers = 0 zero | 1 um | 1 uma | 2 dois | 2 duas | 3 três | 4 quatro | 5 cinco | 6 seis | 6 meia | 7 sete
    | 8 oito | 9 nove | 10 dez | 11 onze | 12 doze | 13 treze | 14 quatorze | 14 catorze | 15 quinze | 16 dezesseis
    | 16 dezasseis | 17 dezessete | 18 dezoito | 19 dezenove | 20 vinte | 30 trinta | 40 quarenta | 50 cinquenta
    | 60 sessenta | 70 setenta | 80 oitenta | 90 noventa | 100 cem | 100 cento | 200 duzentos | 300 trezentos
    | 400 quatrocentos | 500 quinhentos | x 1000 mil
speech-is-plus = + | mais | e mais | positivo | soma | somando
speech-is-minus = - | menos | negativo | tirando
speech-is-bonus = bônus | bonificação | vantagem de
speech-is-penalty = redutor | penalidade | ônus | desvantagem de
speech-is-die = d | dê | de | dado de | dados de | dado d | dados d | dé | desse | dese | dado | dados
speech-is-aces = (que |)(explode|explodem|explodindo|explosivo|explosivos) | com ás | com áses | aberto | abertos
speech-is-keep = fica com | ficar com | fico com | mantém | manter | mantenho | pega | pegar | pegando | guarda
    | fique com | só | vale | valem
speech-is-drop = tira | tirar | tiro | tirando | descarta | descartar | descarto | sem | ignora | ignorando | menos
    | jogando fora
speech-is-lowest = menor | menores | pior | piores | mais baixo | mais baixos
speech-is-highest = maior | maiores | melhor | melhores | mais alto | mais altos
speech-is-repeat = (repete|repetindo|repetir|rerrola|rerrolando|rola de novo|rolando de novo) (o|os|) | r

## O que se faz

speech-is-roll = rolar | rola | role | rolo | rolando | rolagem | rolagem de | jogar | joga | jogo | lançar | lanço
    | testar | testo | testando | teste | teste de | fazer (teste|rolagem) (de|) | faço (teste|rolagem) (de|)
    | faz (teste|rolagem) (de|) | faça (teste|rolagem) (de|) | tentar | tento | tentando | usar | uso | usa
    | passar em teste de | passar no teste de
speech-is-must = testa | testam | testem | rolam | rolem | fazem (teste|rolagem) (de|) | façam (teste|rolagem) (de|)
    | pedir | peço | peça | pede | pedir (teste|rolagem) (de|) | peço (teste|rolagem) (de|) | peça (teste|rolagem) (de|)
    | pede (teste|rolagem) (de|) | precisam (rolar|testar) | tem que (rolar|testar) | têm que (rolar|testar)
    | jogam | joguem | precisa (rolar|testar)
speech-is-attack = atacar | ataco | ataca | ataque | atacando | ataque contra | golpear | golpeio | golpeia | bater
    | bato | bate | acertar | acerto | dar (golpe|ataque|pancada) | dou (golpe|ataque|pancada) | fazer ataque
    | partir para cima | parto para cima | partir pra cima | parto pra cima | porrada
speech-is-damage = dano | danos | (causar|causo|causa|dar|dou) dano | dano de | dano do | dano da
speech-is-apply = aplicar | aplica | aplico | aplique
speech-is-gain = levou | levaram | sofreram | tomaram | receberam | ganharam | ganham | recebem | leva | levar | levei | sofreu | sofre | sofrer | sofri | tomou | toma | tomar | tomei
    | recebeu | recebe | receber | recebi | ganhou | ganha | ganhar | ganhei | marcar | marca | marque | marco
    | anota | anotar | dar | dá | dou | dei | deu | dê | coloca | colocar | coloque | bota | botar | põe | pôr | ponha
    | adiciona | adicionar | acrescenta | acrescentar | soma | somar | pega | pegar | peguei | aumenta | aumentar
speech-is-lose = tirar | tira | tire | tiro | tirei | perder | perde | perderam | perdem | gastaram | usaram | perdeu | perdi | perco | remover | remove
    | remova | retirar | retira | retire | curar | cura | cure | curo | curou | curei | sarar | sara | sarou
    | diminuir | diminui | reduzir | reduz | apagar | apaga | limpar | limpa | descontar | desconta
    | gastou | gastei | usou | usei | menos um
speech-is-recover = recuperar | recupero | recupera | recuperou | recuperar-se | se recuperar | recuperação | sair
    | saio | sai | sair do | recuperar de | recuperar do | me recuperar | me recupero | deixar de estar | voltar de
    | se livrar | me livrar | livrar | superar
speech-is-set = está com | esta com | tá com | fica com | ficou com | tem | ficar com | estou com | tô com | fiquei com
speech-is-zero = zerar | zera | zere | zero | zerou | sem | sem nenhum | sem nenhuma | sem mais
speech-is-on = está | tá | fica | ficou | fique | ficar | ficaram | ficam | estão | tão | marcar | marca | deixar | deixa
    | deixe | agora está | agora tá | estou | tô | fiquei | virou | foi
speech-is-off = sem | não está mais | não tá mais | não está | não tá | deixou de estar | deixa de estar
    | não estou mais | não tô mais | não estão mais | já não está | acabou | acaba | saiu de | saiu do
speech-is-hide = esconder | esconde | esconda | escondo | ocultar | oculta | oculte | some com | sumir com | suma com
speech-is-show = mostrar | mostra | mostre | revelar | revela | revele | revelo | aparecer | aparece | apareça
    | faz aparecer | fazer aparecer | exibir | exibe

## A luta

speech-is-next = próximo | próxima | próximo turno | turno seguinte | seguinte | próximo jogador | próximo da fila
    | (passar|passa|passo|passe) (a vez|vez|turno|o turno) | passar | passa | passo | passei (a vez|)
    | (terminar|termina|termino|terminei|acabar|acabei|encerrar|encerra|encerro|fim do|fim de) (turno|meu turno|vez|minha vez)
    | vez do próximo | quem é o próximo | avançar | avança | avançar turno | avança turno | terminei | acabei
    | próximo da vez | próxima vez
speech-is-hold = esperar | (esperar|espera|espero|aguarda|aguardo) vez | espero | espera | espere | aguardar | aguardo | aguarda | aguarde | em espera
    | ficar em espera | fico em espera | fica em espera | (segurar|seguro|segura) (ação|vez|turno|)
    | (atrasar|atraso|atrasa) (ação|vez|turno)
speech-is-act = agir agora | ajo agora | age agora | agir | ajo | age | interromper | interrompo | interrompe
    | agora sou eu | é minha vez agora | entro agora | entrar agora
speech-is-start = (começar|começa|comece|começo|iniciar|inicia|inicie|abrir|abre|começou) (luta|combate|briga|batalha|peleja)
    | (rolar|rola|rolem) iniciativa | iniciativa | começar uma (luta|briga|batalha) | hora da (luta|briga)
speech-is-deal = (dar|dá|dê|distribuir|distribui|distribua|sacar|saca|tirar|repartir|embaralhar) cartas
    | cartas | (nova|próxima|outra) rodada | (nova|próxima) ronda | (dar|distribuir) cartas de ação
speech-is-end = (encerrar|encerra|encerre|encerro|terminar|termina|termine|acabar|acaba|acabou|finalizar|finaliza|fechar|fecha|parar)
    (luta|combate|briga|batalha|peleja) | (acabar|acaba|terminar) com (luta|briga) | fim (da|do|de) (luta|combate|briga|batalha)
speech-is-enter = entra | entrar | entre | entrou | entram | chega | chegou | chegam | junta | juntar
speech-is-exit = sai | sair | saia | saiu | saem | foge | fugir | fugiu | fogem
speech-is-into_fight = (na|numa) (luta|briga|batalha|peleja) | (no|num) combate | (à|pra|para a) luta | pro combate
speech-is-out_of_fight = (da|duma) (luta|briga|batalha|peleja) | (do|dum) combate

## A mesa

speech-is-undo = desfazer | desfaz | desfaça | desfaço | (desfazer|desfaz|desfaça) (isso|isto|essa|esse|última|último)
    | voltar atrás | volta atrás | volta | cancelar | cancela | cancele | anular | anula | anule | errei
    | foi engano | foi erro | não era isso | (desfazer|desfaz) última (ação|coisa|jogada)
speech-is-again = de novo | outra vez | novamente | repetir | repete | repita | repito | mais uma vez | rerrolar
    | rerrola | rerrolo | rerolar | rerola | relançar | repetir (rolagem|jogada|teste) | repete (rolagem|jogada|teste)
speech-is-spend = gastar | gasto | gasta | gaste | usar | uso | usa | use | queimar | queimo | queima
speech-is-all = todos | todas | todo mundo | grupo | grupo todo | grupo inteiro | cada um | todos os jogadores
    | todos os personagens | jogadores | personagens | pessoal | turma | cada jogador | todo o grupo | mesa toda
    | todos do grupo | todos da mesa
speech-is-game_master = mestre | mestra | narrador | narradora
speech-is-secret = em segredo | secreto | secreta | secretamente | escondido | escondida | sem mostrar | privado
    | só pra mim | só para mim | às escondidas
speech-is-look_up = o que (é|são|significa|significam|faz|fazem) | o que quer dizer | que é | o que acontece (com|quando)
    | como (funciona|funcionam|é) | como é que funciona | como se (usa|faz) | como faço (para|pra|)
    | (explica|explique|explicar) | me explica | (regra|regras) (de|do|da|dos|das|sobre|para)
    | (qual|quais) (é|são|) (regra|regras) (de|do|da|dos|das) | pra que serve | para que serve
    | (procurar|procura|buscar|busca|consultar|consulta|pesquisa por)
speech-is-take_character = sou | eu sou | quero ser | vou ser | (jogar|jogo|joga) (com|de) | vou jogar (com|de)
    | pegar (personagem|ficha) | pego (personagem|ficha) | ficar com (personagem|ficha) | assumir | assumo
speech-is-situation = cena | muda | mudar | mude | mudou | troca | trocar | ambiente | luz | local | está | agora está | iluminação | cobertura | escurece
