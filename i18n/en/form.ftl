# Forms that come from the rules: the character editor, any rule's inputs.

form-none = none
form-choose = Choose
form-switches = On or off
form-there = There is one
form-times = { $what } ×{ $n }
form-entry = { $label }, { $n }
form-add = One more
form-remove-nth = Remove { $label }, { $n }
form-key = Name
form-source = Where from
form-source-other = other
form-value = Value
form-add-modifier = Modifier
form-yes = yes
form-no = no
form-as = { $kind ->
    [damage] Dice and numbers added up: 2d6+1
    [roll] Dice: 1d8 or 2d6+1
    [roll_or_number] Dice or a number: 2d6 or 7
    [ranges] Short, medium and long: 12/24/48
    [chase_spot] A number, or row and column: 3, 2
   *[other] { "" }
}
form-figure = Dice and numbers: 2d8, { $example }
