# Criar e mudar um personagem.

editor-new = Novo personagem
editor-edit = Personagem
editor-gone = Sem acesso
editor-gone-about = Esta ficha não está aqui, ou não é sua.
editor-to-cards = Ver as fichas
editor-name = Nome
editor-kind = Tipo
editor-owner = Quem joga
editor-owner-none = Ninguém ainda
editor-part-more = Outros números
editor-part-notes = Anotações
editor-changed = { $n ->
    [one] um mudado
   *[other] { $n } mudados
}
editor-derived = O que a ficha dá
editor-save = Guardar
editor-make = Criar
editor-saved = { $name } está guardado
editor-empty = Nada ainda.
editor-add = Acrescentar: { $what }
editor-add-title = Acrescentar em { $what }
editor-find = Procurar ou dar um nome
editor-own-name = Nome próprio
editor-own = com nome próprio
editor-own-help = Falta algum? Escreva o nome e acrescente assim mesmo.
editor-another = Outra, com nome próprio
editor-unnamed = Sem nome
editor-missing = Falta: { $what }
editor-wrong = Não serve: { $what }
editor-this = isto
editor-remove = Tirar
editor-cost = { $spent } de { $available } pontos
editor-sum = { $what } { $spent }/{ $available }
editor-cost-more = a mais { $spent }/{ $available }
editor-total-more = além do começo
editor-problems = { $n ->
    [one] uma coisa a acertar
   *[other] { $n } coisas a acertar
}
editor-fine = dentro das regras
editor-cost-title = Pontos
editor-cost-about = Dá para guardar mesmo assim: quem decide é a mesa.
editor-of = { $spent } de { $available }
editor-total = ao todo
editor-leave = Sair sem guardar?
editor-leave-about = O que você mudou nesta ficha vai se perder.
editor-leave-go = Sair sem guardar
editor-stay = Continuar editando

## Arquivos

editor-file = Arquivo
editor-export = Salvar num arquivo
editor-import = Ler de um arquivo
editor-import-about = Confira o que foi entendido antes de usar
editor-import-read = { $n ->
    [0] Nada foi lido
    [one] Uma parte lida
   *[other] { $n } partes lidas
}
editor-import-guessed = { $n ->
    [one] Um palpite
   *[other] { $n } palpites
}
editor-import-ignored = { $n ->
    [one] Ficou uma coisa de fora
   *[other] Ficaram { $n } coisas de fora
}
editor-import-change = { $from } virou { $to }
editor-import-use = Usar
editor-import-failed = Não deu para ler
editor-import-not_json = O arquivo está estragado, ou não é uma ficha.
editor-import-not_character = Não há personagem neste arquivo.
editor-import-other_game = Esta ficha é de outro jogo: { $game }.
