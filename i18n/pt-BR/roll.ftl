# A rolagem: a folha antes, os dados, o resultado.

roll-title = Rolagem
roll-go = Rolar
roll-rolling = Rolando
roll-by-hand = Dado na mesa
roll-private = Em segredo
roll-modifiers = Modificadores
roll-choices = Opções
roll-options = Manobras e vantagens
roll-chances = O que pode dar
roll-other = Outro modificador
roll-mean-of = { $what }: em média { $n }
roll-mean = em média { $n }
roll-target = Alvo
roll-target-none = Ninguém
roll-target-group = { $name } ({ $n })
roll-source-gm = pedido do mestre
roll-source-spoken = dito na linha
roll-source-other = outro

## Dados na mesa

roll-by-hand-about = Role na mesa e toque na face que saiu
roll-by-hand-done = Todos os dados estão aí.
roll-by-hand-go = Confirmar
roll-by-hand-back = Apagar o último
roll-which-face = { $name }, d{ $sides }: que face saiu?
roll-one-more = mais um
roll-face = Face do d{ $sides }
roll-face-wrong = Um número de 1 a { $sides }.

## O resultado

roll-said-who = { $name }, { $title }
roll-dice = { $n } dados
roll-die-aced = { $n ->
    [one] d{ $sides } com um ás
   *[other] d{ $sides } com { $n } ases
}
roll-unit = { $value } { $unit }
roll-die-of = { $die } · { $what }
roll-taken-off = − { $what }
roll-previous = ficou a rolagem anterior
roll-fixed = valor fixo
roll-total = total
roll-against = contra { $value }
roll-versus = { $total } × { $against }
roll-was-offline = rolado sem rede
roll-again = de novo
roll-applied = Em quem valeu
roll-unharmed = sem efeito
roll-apply-to = Aplicar a quem?
roll-other-target = Outro alvo
roll-step-target = { $step } · { $name }
roll-apply-undo = Desfazer em { $name }
roll-undone = Desfeito
roll-undecided = Rolagem na fila
roll-undecided-about = Ela saiu daqui e a mesa ainda não respondeu. O resultado aparece quando a rede voltar.
roll-gone = Esta rolagem não está mais na mesa
roll-gone-about = Foi desfeita, ou já faz tempo.
