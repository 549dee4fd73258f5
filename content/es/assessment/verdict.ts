/** Badge, timeline and the lines around the steps. */
export const categories = {
  1: {
    name: 'Agua limpia',
    description: 'Recién salida de un tubo limpio o de la llave. Empeora con el tiempo y con lo que toca.',
    examples:
      'Un tubo o una manguera de la lavadora que se reventó, la manguera del hielo del refrigerador, una llave que se quedó abierta',
  },
  2: {
    name: 'Agua gris',
    description:
      'Agua usada de un aparato, un fregadero o una tina, o agua limpia que ya lleva tiempo. Puede enfermar a la gente.',
    examples: 'Lo que tira una lavadora o un lavaplatos, el drenaje de un fregadero, un acuario, lluvia por el techo',
  },
  3: {
    name: 'Agua negra',
    description: 'Muy contaminada: aguas negras, o agua de inundación del río, del suelo o del mar.',
    examples: 'Aguas negras que se regresan, un arroyo en la casa, la marea de un huracán',
  },
} as const;

export const timelines = {
  'call-911': 'Llame primero al 911; después, a profesionales en menos de {emergencyHours} hora',
  'call-911-and-power':
    'Llame primero al 911, luego a la compañía de luz y después a profesionales, en menos de {emergencyHours} hora',
  'call-gas': 'Llame primero al 911 o a la compañía de gas; después, a profesionales en menos de {emergencyHours} hora',
  'call-power':
    'Llame primero a la compañía de luz, o al 911 si la caja zumba, echa chispas o humo, o está caliente. Después, a profesionales en menos de {emergencyHours} hora',
  'call-power-line': 'No suba. Llame primero a la compañía de luz',
  'call-poison':
    'Llame primero al centro de control de envenenamientos o al 911; después, a profesionales en menos de {emergencyHours} hora',
  'call-988': 'Llame o mande un mensaje primero al {crisisLine}. La casa puede esperar',
  'call-911-only': 'Llame primero al 911. La casa puede esperar',
  'child-call-911': 'Llama primero al 911 y luego busca a un adulto',
  'child-adult': 'Busca a un adulto ya',
  'one-hour': 'Llame a profesionales en menos de {emergencyHours} hora',
  'four-hours': 'Llame a profesionales en menos de {highHours} horas',
  'call-running': 'Llame ahora: el agua sigue saliendo',
  today: 'Llame hoy a un profesional y empiece ahora',
  'find-source': 'Vea de dónde viene el agua y llame ya a un profesional si no se sabe',
  watch: 'Vigile de cerca y llame a profesionales si empeora o no se seca',
  unclear: 'Todavía no se sabe: primero revise el peligro, luego cuéntenos más',
  calm: 'No hay nada urgente que hacer, a menos que esté pasando ahora',
} as const;

export const severities = { low: 'BAJA', moderate: 'MODERADA', high: 'ALTA', emergency: 'EMERGENCIA' } as const;

export const things = {
  washer: 'de la lavadora',
  dishwasher: 'del lavaplatos',
  'water-heater': 'del calentador de agua',
  toilet: 'del excusado (inodoro)',
  sink: 'del fregadero o lavabo',
  fridge: 'del refrigerador',
  appliance: 'del aparato',
} as const;

export const emergencyLine =
  'Si alguien está herido, muy enfermo, atrapado o recibió una descarga, llame al 911. Salga si hay humo, fuego, olor a gas o vapores tóxicos, y no se acerque a un cable caído. Luego llame al 911. En una crisis emocional, llame o mande un texto al 988.';

export const gate =
  'Cuando un profesional en el lugar (bomberos, compañía de gas, electricista, inspector o cuadrilla) diga que es seguro:';
export const quoted = '«{word}»';

export const describes = 'Por lo que cuenta, hay {hazards}.';
export const roughGuide = 'Esto es una guía aproximada, no una inspección.';
export const fallback =
  'El análisis con IA no está disponible. Usamos la evaluación básica por reglas. Error: {message}';
