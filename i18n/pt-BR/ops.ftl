# Todas as regras do jogo como formulários.

ops-title = Regras que se aplicam
ops-all = Ver todas
ops-search = Procurar
ops-search-example = medo, queda, veneno…
ops-found = { $n ->
    [0] Nada encontrado
    [one] Uma regra
   *[other] { $n } regras
}
ops-none = Nada com “{ $words }”
ops-none-about = Tente outra palavra, ou menos letras dela.
ops-unknown = Regra desconhecida
ops-unknown-about = Este jogo não tem essa regra.
ops-actor = Para quem
ops-nobody = Ninguém da mesa
ops-missing = Falta: { $what }
ops-again = Rolar de novo
ops-show = Mostrar à mesa
ops-more = Mais { $n } opções
ops-more-changed = Mais { $n } opções, { $changed } mudadas
ops-no-inputs = Não há nada a preencher.
ops-result = Resultado

## Capítulos

ops-chapter-swade-1 = O básico e o personagem
ops-chapter-swade-2 = Benes
ops-chapter-swade-4 = Combate
ops-chapter-swade-5 = Movimento
ops-chapter-swade-6 = Dano
ops-chapter-swade-7 = Fadiga
ops-chapter-swade-8 = Cura
ops-chapter-swade-9 = Situações de combate
ops-chapter-swade-10 = Combate montado
ops-chapter-swade-11 = Estados
ops-chapter-swade-12 = Aliados
ops-chapter-swade-13 = Combate em massa
ops-chapter-swade-14 = Conflito social
ops-chapter-swade-15 = Encontros rápidos
ops-chapter-swade-16 = Interlúdio
ops-chapter-swade-17 = Medo
ops-chapter-swade-18 = Perigos
ops-chapter-swade-19 = Perseguições e veículos
ops-chapter-swade-20 = Rede de contatos
ops-chapter-swade-21 = Ambientação
ops-chapter-swade-22 = Riqueza
ops-chapter-swade-23 = Tarefas dramáticas
ops-chapter-swade-24 = Viagem
ops-chapter-swade-25 = Poderes
ops-chapter-swade-26 = Bestiário
ops-chapter-swade-27 = Equipamento
ops-chapter-swade-28 = Veículos
ops-chapter-mm3e-1 = O básico e o herói
ops-chapter-mm3e-2 = Medidas
ops-chapter-mm3e-3 = Condições
ops-chapter-mm3e-4 = Poderes
ops-chapter-mm3e-5 = Equipamento
ops-chapter-mm3e-6 = Ação e aventura
ops-chapter-mm3e-7 = Dano
ops-chapter-mm3e-8 = Recuperação
ops-chapter-mm3e-9 = Ameaças do ambiente
ops-chapter-symbaroum-1 = Ordem de turno
ops-chapter-symbaroum-2 = Ações em combate
ops-chapter-symbaroum-3 = Dano e cura
ops-chapter-symbaroum-4 = Ações especiais
ops-chapter-symbaroum-5 = Outras regras
ops-chapter-bandeirantes-absorcao = Absorção
ops-chapter-bandeirantes-aprendizado = Aprendizado
ops-chapter-bandeirantes-dano = Dano
ops-chapter-bandeirantes-ervas_doencas_e_venenos = Ervas, doenças e venenos
ops-chapter-bandeirantes-golpe_de_mestre_e_falha = Golpes de mestre e falhas
ops-chapter-bandeirantes-regras_de_combate = Combate
ops-chapter-bandeirantes-regras_de_magia = Magia
ops-chapter-bandeirantes-teste_de_atributos = Teste de atributos
ops-chapter-bandeirantes-teste_de_habilidades = Teste de habilidades
