# Savage Worlds: what a sheet costs while it is being written.

swade-budget-attributes = Attributes
swade-budget-skills = Skills
swade-budget-edges = Edges
swade-problem-below_start = A trait is below where it starts
swade-problem-attribute_above_maximum = An attribute is past its maximum
swade-problem-skill_above_maximum = A skill is past its maximum
swade-problem-points = { $over ->
     [1] 1 point of Hindrances or Advances is missing
    *[other] { $over } points of Hindrances or Advances are missing
    }
