/** Why an answer says what it says, and what would change it. `{words}` quotes the reader. */
export const reasons = {
  'keywords-black': 'Usted habla de {words}. Esa agua cuenta como negra mientras nadie demuestre lo contrario.',
  'keywords-gray':
    'Usted habla de {words}. Puede ser agua usada, o más que una fuga chica y reciente; por ahora la contamos como gris.',
  'reads-clean': 'Usted no menciona aguas negras, inundación ni agua usada, así que por ahora la contamos como limpia.',
  'source-not-known': 'Todavía no sabemos de dónde viene el agua. Mientras no se sepa, trátela como sucia.',
  past: 'Por lo que cuenta, esto ya pasó.',
  possible: 'Por lo que cuenta, puede pasar, pero el agua no corre ahora.',
  question: 'Es una pregunta; todavía no dice qué se dañó.',
  wide: 'Usted escribió {words}. Eso muchas veces quiere decir que el agua se extendió.',
  strong: 'Usted escribió {words}. Así puede salir mucha agua en poco tiempo.',
  deep: 'Usted escribió {words}. Dentro de una casa, eso es hondo.',
  rising: 'Usted escribió {words}; por eso entendemos que el agua está subiendo.',
  uncontrolled: 'Usted escribió {words}; por eso entendemos que el agua no para.',
  answered: 'Ya tomamos en cuenta sus respuestas.',
  sewage: 'Las aguas negras, y lo que se regresa por un drenaje, son categoría 3, la más sucia.',
  'flood-water': 'El agua del río, de la calle, del suelo o del mar es agua negra.',
  'named-black': 'Su texto nombra la categoría 3.',
  chemicals: 'Con químicos, el agua cuenta como negra.',
  remains: 'Con desechos de animales o de personas, el agua cuenta como negra.',
  'stood-for-a-week': 'Regla nuestra: después de una semana estancada, el agua cuenta como negra.',
  'used-for-days': 'Regla nuestra: el agua usada que lleva más de tres días cuenta como negra.',
  used: 'El agua que ya usó la gente o un aparato es agua gris.',
  rain: 'La lluvia que entró ya se ensució.',
  roof: 'El agua que entró por la azotea o el ático ya se ensució.',
  ground: 'El agua que salió del suelo o de los cimientos, o que llegó al sótano, ya se ensució.',
  wall: 'Sale agua de una pared y no sabemos de dónde viene, así que por ahora la contamos como gris.',
  outdoorSupply: 'El agua de un pozo, un tinaco o una tubería de afuera puede no estar limpia.',
  hiddenLeak: 'Una fuga escondida puede llevar mucho tiempo, así que por ahora contamos el agua como gris.',
  dirty: 'Usted menciona un olor, o algo sucio en el agua o cerca.',
  'unknown-source': 'Como no sabemos de dónde viene el agua, la contamos como agua usada.',
  'long-damp':
    'La madera podrida o un piso blando muchas veces quieren decir que hay humedad desde hace mucho. Lo hinchado puede salir antes; por ahora contamos el agua como gris.',
  stagnant: 'El agua estancada se ensucia.',
  'named-gray': 'Su texto nombra la categoría 2.',
  'clean-for-days': 'Regla nuestra: si el agua limpia lleva ahí dos días o más, cuenta como gris.',
  'clean-perhaps-for-days':
    'Puede llevar dos días mojado, o más. Regla nuestra: desde entonces el agua limpia cuenta como gris.',
  mold: 'Si hay moho, o la humedad no se va, es que lleva días mojado.',
} as const;

export const changes = {
  'words-count-anyway': 'Es porque usted escribió {words}.',
  'clean-if': 'Si el agua es limpia y reciente, un profesional lo puede decir.',
  'gray-if': 'Cuenta como agua gris o peor si lleva dos días o más, salió de un drenaje o de un aparato, o huele.',
  'black-if': 'Es agua negra si trae desechos, se regresó del drenaje o entró corriendo por el suelo de afuera.',
  'only-on-site': 'Solo alguien que analice el agua en el lugar puede decir que está menos sucia que el agua negra.',
  'emergency-if':
    'Enchufes mojados, olor a gas, un techo pandeado o un motor prendido adentro: con eso ya es una emergencia.',
} as const;

/** How a hazard is called in «Por lo que cuenta, hay …». */
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
  electrical: 'peligro por la electricidad',
  structural: 'una parte de la casa que puede caerse',
  sewage: 'aguas negras',
  'flood-water': 'agua de inundación',
  'asbestos-or-lead': 'material que puede tener asbesto o plomo',
  mold: 'moho o humedad de varios días',
  'vulnerable-people': 'personas en mayor riesgo',
  ongoing: 'agua que sigue saliendo',
  'contents-only': 'cosas mojadas, no la casa',
} as const;
