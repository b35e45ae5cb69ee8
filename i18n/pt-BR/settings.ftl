# Ajustes deste aparelho e deste lugar à mesa.

settings-title = Ajustes
settings-language = Idioma
settings-language-pt-BR = Português
settings-language-en = English
settings-theme = Aparência
settings-theme-auto = Como o aparelho
settings-theme-dark = Noite
settings-theme-light = Papel
settings-aloud = Ler resultados em voz alta
settings-aloud-about = Uma frase por rolagem sua
settings-aloud-sample = Lutar: treze, acertou com duas ampliações
settings-install-ios = Para instalar: toque em Compartilhar e em “Adicionar à Tela de Início”.
settings-seat = Na mesa { $table }
settings-own = Seu personagem
settings-give-up = Largar
settings-given-up = Personagem livre para outra pessoa
settings-another = Mais um personagem
settings-choose = Escolher personagem
settings-switch = Trocar de mesa
settings-name = Seu nome na mesa
settings-rename = Trocar o nome
settings-renamed = Nome trocado
settings-leave = Sair da mesa
settings-leave-about = O lugar à mesa { $code } deixa de ser deste celular. O que já foi jogado fica; o que ainda não chegou à mesa se perde.
settings-leave-alone = Esta mesa só existe neste celular: tudo que há nela se perde.
settings-leave-go = Sair de vez
