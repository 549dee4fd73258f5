/** Why an answer says what it says, and what would change it. `{words}` quotes the reader. */
export const reasons = {
  'keywords-black': 'Usted escribe {words}. Esa agua cuenta como agua negra hasta que alguien demuestre lo contrario.',
  'keywords-gray': 'Usted escribe {words}. Eso indica agua usada o algo más que una fuga pequeña y limpia.',
  'reads-clean': 'Nada en su texto habla de aguas negras, inundación o agua usada, así que cuenta como agua limpia.',
  'source-not-known': 'Todavía no se sabe de dónde viene el agua.',
  past: 'Su texto habla de algo que ya pasó.',
  possible: 'Su texto habla de algo que puede pasar, no de agua que corre ahora.',
  question: 'Su texto es una pregunta. Todavía no dice qué se dañó.',
  wide: 'Está mojada una gran parte de la casa.',
  strong: 'El agua entra con fuerza.',
  deep: 'El agua está honda.',
  rising: 'El agua está subiendo.',
  uncontrolled: 'Nadie puede parar el agua.',
  answered: 'Tomamos en cuenta sus respuestas.',
  sewage: 'Las aguas negras, o el agua que regresó por un drenaje, son agua negra.',
  'flood-water': 'El agua del río, de la calle, del suelo o del mar es agua negra.',
  'named-black': 'Su texto nombra la categoría 3.',
  chemicals: 'Los químicos en el agua la vuelven agua negra.',
  remains: 'Lo que dejan animales o personas en el agua la vuelve agua negra.',
  'stood-for-a-week': 'Según una regla nuestra, el agua que lleva una semana estancada cuenta como negra.',
  'used-for-days': 'Según una regla nuestra, el agua usada que lleva más de tres días cuenta como negra.',
  used: 'El agua que ya usaron personas o aparatos es agua gris.',
  building: 'El agua que pasó por el techo de la casa, el suelo o los cimientos se ensucia en el camino.',
  dirty: 'El agua está sucia, huele o tocó algo sucio.',
  'unknown-source': 'Todavía no se sabe de dónde viene el agua, así que cuenta como agua usada.',
  'long-damp': 'La madera podrida, lo hinchado o un piso blando indican humedad de mucho tiempo.',
  stagnant: 'El agua estancada se ensucia.',
  'named-gray': 'Su texto nombra la categoría 2.',
  'clean-for-days': 'Según una regla nuestra, el agua limpia cuenta como gris desde los dos días.',
  'clean-perhaps-for-days':
    'Puede llevar dos días mojado, o más. Según una regla nuestra, desde entonces el agua limpia cuenta como gris.',
  mold: 'El moho, o la humedad que dura, indica que lleva días mojado.',
} as const;

export const changes = {
  'words-count-anyway':
    'La regla cuenta las palabras {words} aunque usted las niegue o quiera decir otra cosa. Si el agua es limpia y reciente, un profesional puede decir que es más leve.',
  'gray-if': 'Cuenta como agua gris o peor si lleva dos días o más, salió de un drenaje o de un aparato, o huele.',
  'black-if': 'Es agua negra si lleva desechos, subió del drenaje o entró de afuera.',
  'only-on-site': 'Solo alguien que la vea y la analice en el lugar puede decir que es más leve.',
  'emergency-if':
    'Enchufes mojados, olor a gas, un techo pandeado o un motor prendido adentro lo vuelven una emergencia.',
} as const;

/** How a hazard is called in «Usted describe …». */
export const hazards = {
  'person-in-danger': 'una persona en peligro',
  'downed-line': 'un cable de luz caído',
  gas: 'una posible fuga de gas',
  fire: 'un incendio',
  'carbon-monoxide': 'peligro de monóxido de carbono',
  fumes: 'vapores o veneno',
  crisis: 'una persona en crisis',
  battery: 'una batería de litio mojada',
  animals: 'una mordida o picaduras',
  electrical: 'agua cerca de la electricidad',
  structural: 'una parte de la casa que puede caerse',
  sewage: 'aguas negras',
  'flood-water': 'agua de inundación',
  'asbestos-or-lead': 'material que puede tener asbesto o plomo',
  mold: 'moho, o humedad que ya duró bastante para que salga',
  'vulnerable-people': 'personas que se enferman más pronto',
  ongoing: 'agua que sigue saliendo',
  'contents-only': 'cosas mojadas, no la casa',
} as const;
