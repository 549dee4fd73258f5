import type { UrgencyLevel } from '../../en/lists/urgency-levels.ts';

export const urgencyLevels: readonly UrgencyLevel[] = [
  {
    level: 'Ya',
    tone: 'alarm',
    signs: [
      'Sigue llegando agua, o está subiendo.',
      'El techo de un cuarto está pandeado, gotea o tiene bolsas de agua.',
      'El agua llegó a enchufes (contactos), cables, lámparas o a la caja de breakers.',
      {
        words: 'Son aguas negras, agua de inundación o cualquier agua que pueda estar sucia.',
        facts: ['category-3-meaning'],
      },
      'Un piso se hunde al pisarlo, o una puerta ya no cierra bien desde la fuga.',
    ],
    action: {
      words:
        'Saque a la gente del cuarto. Cierre el agua en la llave principal. No toque nada eléctrico mojado. Llame ya a un profesional.',
      facts: ['burst-pipe-shut-main-valve', 'wet-electrical-do-not-touch'],
    },
  },
  {
    level: { words: 'En un plazo de 24 a 48 horas', rule: 'urgency-tiers' },
    tone: 'amber',
    signs: [
      'El agua limpia empapó alfombra, acolchado, tablaroca, gabinetes o aislamiento.',
      'Una mancha está húmeda, o creció desde ayer.',
      'Las tablas se tuercen, la pintura hace ampollas o un zoclo se hincha.',
      'Huele a humedad, y la semana pasada no.',
    ],
    action: {
      words:
        'Pare el agua. Solo si el agua es limpia y no hay peligro de corriente: empiece hoy a secar. Si puede, termine en 24 a 48 horas. Después de eso, cuente con que habrá moho.',
      facts: ['finish-drying-48-hours', 'assume-mold-after-48-hours'],
    },
  },
  {
    level: 'En menos de una semana',
    tone: 'river',
    signs: [
      'Hay una mancha vieja, seca, que no ha cambiado.',
      'Hay salitre (polvo blanco) en el ladrillo o el concreto.',
      'La cuenta del agua subió desde el año pasado, sin razón.',
      'En un punto hay óxido, pintura que se pela o sellador blando.',
    ],
    action: {
      words:
        'Pida que un profesional lo revise y mida la humedad en menos de una semana. Marque la orilla con la fecha y revísela cada día hasta entonces.',
      rule: 'urgency-tiers',
    },
  },
];
