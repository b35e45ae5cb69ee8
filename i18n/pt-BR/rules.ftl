# Consulta rápida: as regras para ler, achar e rodar.

rules-title = Regras
rules-search = Que regra você procura?
rules-search-example = agarrar, sair de abalado…
rules-forms = Rolar
rules-found = { $n ->
    [0] Nada encontrado
    [one] 1 regra
   *[other] { $n } regras
}
rules-none = Nada com “{ $words }”
rules-none-about = Tente outra palavra, ou abra um capítulo.
rules-unknown = Essa regra não está aqui
rules-missing = As regras ainda não chegaram
rules-missing-about = Elas vêm com a instalação. Chegue perto da rede uma vez e tente de novo.
rules-run = Rolar daqui
rules-see = Veja também
rules-example = Exemplo:
rules-table = Tabela
rules-aloud = Ler em voz alta
rules-show = Mostrar a todos
rules-shown = { $name } está na tela de todos
rules-sent = O mestre mostra: { $name }
rules-open = Ler
rules-unshow = Tirar da tela de todos
rules-unshown = { $name } saiu da tela
