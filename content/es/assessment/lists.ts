/** Risks, places to look and equipment, by id. */
export const risks = {
  'person-in-danger': 'Alguien se lastimó o está en peligro: cada minuto cuenta.',
  'downed-line': 'Un cable en el suelo puede tener corriente, y también el suelo y el agua alrededor.',
  gas: 'Una fuga de gas puede explotar o prenderse.',
  fire: 'El fuego y el humo pueden matar muy pronto.',
  'carbon-monoxide': 'El monóxido de carbono no huele y mata en minutos.',
  fumes: 'Los limpiadores mezclados y otros vapores pueden quemar los pulmones en minutos.',
  crisis: 'Una vida va antes que cualquier casa.',
  battery: 'Una batería de litio mojada puede arder horas o días después.',
  animals: 'Las mordidas y picaduras pueden empeorar en minutos.',
  electrical: 'Descarga eléctrica o incendio por cables, enchufes o aparatos mojados.',
  structural: 'Un techo o piso mojado se puede caer sin aviso.',
  sewage: 'Las aguas negras llevan gérmenes que pueden enfermar gravemente a la gente.',
  'flood-water': 'El agua de inundación lleva aguas negras, químicos y basura con filo.',
  'asbestos-or-lead':
    'Los materiales viejos sueltan fibras de asbesto o polvo de plomo cuando se rompen, cortan, raspan o mueven.',
  mold: 'El moho puede provocar asma y otros problemas para respirar.',
  'vulnerable-people':
    'Los niños pequeños, las personas mayores o enfermas y las embarazadas se enferman antes por la humedad y el agua sucia.',
  ongoing: 'Cada hora que corre el agua, llega a más partes de la casa.',
  'contents-only': 'Las cosas húmedas pueden mojar el piso donde están.',
  'mold-in-two-days': 'A lo que pasa más de dos días mojado casi siempre le sale moho.',
  'clean-gets-dirty': 'El agua limpia se ensucia con el tiempo y con lo que toca.',
  'water-hides': 'El agua se esconde en el hueco de la pared, debajo del piso y en el techo del cuarto de abajo.',
  'wood-swells': 'La madera, los gabinetes y la tablaroca se hinchan, y algunos no se recuperan.',
  'used-water-germs': 'El agua usada lleva gérmenes y jabón que pueden enfermar a la gente.',
  'used-water-turns-black':
    'Con el tiempo y el calor empeora: después de unos días puede ser tan mala como las aguas negras.',
  'water-runs-on': 'El agua corre debajo del piso y por la pared más allá de lo que se ve.',
  'germs-and-chemicals': 'Los gérmenes y químicos del agua pueden enfermar gravemente a la gente.',
  'soaked-is-lost':
    'La alfombra, el acolchado, el aislamiento, la tablaroca y los colchones empapados casi nunca se salvan.',
  shock: 'Descarga eléctrica por cables, enchufes y aparatos mojados.',
  'mold-soon': 'Moho, en uno o dos días.',
} as const;

export const priorities = {
  'other-side-of-walls': 'El otro lado de cada pared mojada y el techo del cuarto de abajo',
  baseboards: 'El zoclo (moldura de abajo) y el primer pie de tablaroca',
  'under-floors': 'Debajo del acolchado, los pisos flotantes y los gabinetes',
  'behind-the-appliance': 'Debajo y detrás del aparato, lavabo, tina o excusado',
  'pad-and-subfloor': 'El acolchado de la alfombra y la base del piso alrededor',
  'cavities-and-ceiling-below': 'El hueco de la pared y el techo del cuarto de abajo',
  'height-of-the-water': 'Hasta dónde llegó el agua y qué tan arriba de esa línea está mojada la pared',
  'cavities-below-the-line': 'El hueco de la pared, el aislamiento y la base del piso debajo de esa línea',
  'ducts-and-crawl-space':
    'Los ductos de aire, el espacio debajo del piso (crawl space) y otros cuartos del mismo nivel',
} as const;

export const equipment = {
  'wet-vacuum': 'Aspiradora de agua o extractor',
  'air-movers': 'Ventiladores de secado a lo largo de las paredes mojadas',
  dehumidifier: 'Un deshumidificador, con puertas y ventanas cerradas mientras afuera haya humedad',
  'moisture-meter': 'Un medidor de humedad, comparado con una parte seca del mismo material',
  extractor: 'Extractor para alfombra y acolchado',
  'gloves-boots-eyes': 'Guantes, botas y gafas de seguridad',
  'surface-cleaner': 'Limpiador para superficies duras antes de secar, nunca mezclado con otro producto',
  'air-movers-after-cleaning': 'Ventiladores de secado y un deshumidificador cuando las superficies ya estén limpias',
  'full-protection': 'Gafas de seguridad sin ventilas, mascarilla N-95, guantes y botas para quien entre',
  barriers: 'Barreras de plástico entre los cuartos sucios y el resto de la casa',
  'air-scrubber': 'Depurador de aire con filtro HEPA',
  'remove-clean-dry': 'Primero sacar lo empapado que absorbe, luego limpiar, al final secar',
} as const;
