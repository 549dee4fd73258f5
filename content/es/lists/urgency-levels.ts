import type { UrgencyLevel } from '../../en/lists/urgency-levels.ts';

export const urgencyLevels: readonly UrgencyLevel[] = [
  {
    level: 'Ya',
    tone: 'alarm',
    signs: [
      'Sigue llegando agua, o está subiendo.',
      'El techo de un cuarto cuelga, gotea o tiene bolsas de agua.',
      'El agua llegó a enchufes (contactos), cables, lámparas o a la caja de la luz.',
      {
        words: 'Aguas negras, agua de inundación o cualquier agua que pueda estar sucia.',
        facts: ['category-3-meaning'],
      },
      'Un piso cede, o una puerta ya no cierra desde la fuga.',
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
      'El agua limpia empapó alfombra, acolchado, panel de yeso, gabinetes o aislamiento.',
      'Una mancha está húmeda, o creció desde ayer.',
      'Las tablas se tuercen, la pintura hace ampollas o un zoclo se hincha.',
      'Un olor a humedad que no estaba la semana pasada.',
    ],
    action: {
      words:
        'Pare el agua. Solo con agua limpia y la luz sin peligro: empiece hoy a secar. Donde pueda, termine en 24 a 48 horas. Después de eso, cuente con que habrá moho.',
      facts: ['finish-drying-48-hours', 'assume-mold-after-48-hours'],
    },
  },
  {
    level: 'En menos de una semana',
    tone: 'river',
    signs: [
      'Una mancha vieja que está seca y no ha cambiado.',
      'Salitre en el ladrillo o el concreto.',
      'Una cuenta de agua más alta que el año pasado, sin razón.',
      'Óxido, pintura que se pela o sellador blando en un punto.',
    ],
    action: {
      words:
        'Pida que lo revisen y lo midan en menos de una semana. Marque la orilla, póngale fecha y revísela cada día hasta entonces.',
      rule: 'urgency-tiers',
    },
  },
];
