# Savage Worlds: o que uma ficha custa enquanto é escrita.

swade-budget-attributes = Atributos
swade-budget-skills = Perícias
swade-budget-edges = Vantagens
swade-problem-below_start = Uma característica está abaixo de onde começa
swade-problem-attribute_above_maximum = Um atributo passa do máximo
swade-problem-skill_above_maximum = Uma perícia passa do máximo
swade-problem-points = { $over ->
     [1] Falta 1 ponto de Complicações ou Progressos
    *[other] Faltam { $over } pontos de Complicações ou Progressos
    }
