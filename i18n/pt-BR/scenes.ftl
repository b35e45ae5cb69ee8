# Scenes beside the fight: chases, tasks, battles. What they are called and tell is the system's.

scenes-title = Cenas
scenes-none = Nenhuma cena em jogo
scenes-none-about = Perseguições, tarefas, batalhas e conversas difíceis começam aqui e aparecem para todos na mesa.
scenes-new = Começar uma cena
scenes-new-about = Escolha o tipo.
scenes-name = Nome da cena (opcional)
scenes-name-hint = A bomba na ponte
scenes-people = Quem participa
scenes-hidden = Só o Mestre vê, por enquanto
scenes-begin = Começar
scenes-go = Confirmar
scenes-go-roll = Ver o teste
scenes-of = { $value } de { $max }
scenes-round-of = Rodada { $n } de { $of }
scenes-history = O que aconteceu na cena
scenes-history-all = Ver as { $n } linhas
scenes-history-less = Ver menos
scenes-hide = Esconder
scenes-show = Mostrar a todos
scenes-end = Encerrar
scenes-put-away = Guardar a cena
scenes-more = Mais { $n }
