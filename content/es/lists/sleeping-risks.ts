import type { Risk } from '../../en/lists/sleeping-risks.ts';

export const sleepingRisks: readonly Risk[] = [
  {
    risk: 'Descarga eléctrica',
    severity: 'Crítico',
    tone: 'alarm',
    timeframe: 'Enseguida',
    description: {
      words:
        'El agua cerca de enchufes (contactos), cables o la caja de la luz puede matar. Deje la luz cortada hasta que un electricista revise.',
      facts: ['power-stays-off-until-inspected', 'never-step-in-near-outlets'],
    },
  },
  {
    risk: 'Gas o incendio',
    severity: 'Crítico',
    tone: 'alarm',
    timeframe: 'Enseguida',
    description: {
      words:
        'El agua de inundación echa a perder las válvulas de gas, aunque parezca que todavía funcionan. Si huele a gas, salga.',
      facts: ['flooded-gas-controls', 'gas-smell-leave'],
    },
  },
  {
    risk: 'Monóxido de carbono',
    severity: 'Crítico',
    tone: 'alarm',
    timeframe: 'De minutos a horas',
    description: {
      words:
        'Un generador o una bomba en el garaje, en un cobertizo o bajo un techo para carros (carport), o a menos de 20 pies de una ventana, llena la casa de un gas que no huele. Abrir las puertas no quita el peligro.',
      facts: ['generator-twenty-feet', 'generator-indoors-deaths'],
    },
  },
  {
    risk: 'Un techo mojado que se cae o un piso que se hunde',
    severity: 'Crítico',
    tone: 'alarm',
    timeframe: 'Horas',
    description: {
      words:
        'El techo mojado pesa mucho y se puede caer entero. Un piso hundido puede ceder, y una persona puede caer por ahí.',
      facts: ['sagging-ceiling-heavy'],
    },
  },
  {
    risk: 'Gérmenes de aguas negras o agua de inundación',
    severity: 'Crítico',
    tone: 'alarm',
    timeframe: 'Enseguida',
    description: {
      words:
        'Las aguas negras pueden dejar una casa sin condiciones para vivir. Lo más común es que se enfermen el estómago y la piel.',
      facts: ['sewage-makes-house-unfit'],
    },
  },
  {
    risk: 'Moho en el aire que respira',
    severity: 'Alto',
    tone: 'amber',
    timeframe: 'Después de uno o dos días',
    description: {
      words: 'Si la casa no quedó seca en 24 a 48 horas, dé por hecho que hay moho, aunque no se vea.',
      facts: ['assume-mold-after-48-hours'],
    },
  },
  {
    risk: 'La humedad misma',
    severity: 'Alto',
    tone: 'amber',
    timeframe: 'Días',
    description: {
      words:
        'Vivir en una casa húmeda está ligado a tos, a que el asma aparezca o empeore, a infección en el pecho y a eccema.',
      facts: ['damp-buildings-health-effects'],
    },
  },
];
