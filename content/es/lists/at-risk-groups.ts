import type { AtRiskGroup } from '../../en/lists/at-risk-groups.ts';

export const atRiskGroups: readonly AtRiskGroup[] = [
  {
    group: 'Bebés y niños',
    risks: [
      { words: 'Los bebés y los niños están en mayor riesgo por el moho.', facts: ['higher-risk-from-mold'] },
      'Juegan en el piso, donde estuvo el agua, y se meten cosas a la boca.',
    ],
    recommendation: {
      words:
        'Sáquelos primero y regréselos al último. Que no anden cerca de la limpieza. Tire los juguetes blandos que tocó el agua de inundación y lave los duros con agua caliente y detergente.',
      facts: ['who-stays-out-of-cleanup', 'soft-toys-and-mattresses'],
    },
  },
  {
    group: 'Personas embarazadas',
    risks: [
      {
        words: 'Igual que los niños, están en mayor riesgo por el moho.',
        facts: ['higher-risk-from-mold'],
      },
    ],
    recommendation: {
      words:
        'Duerma en otra parte hasta que la casa esté seca y no ayude a limpiar. Antes de regresar, pregunte a su doctor.',
      facts: ['who-stays-out-of-cleanup'],
    },
  },
  {
    group: 'Personas con asma, alergias o enfermedad de los pulmones',
    risks: [
      {
        words:
          'El moho puede causar silbidos en el pecho, nariz tapada y comezón en los ojos, y más fuerte en personas con asma.',
        facts: ['mold-symptoms'],
      },
      {
        words: 'Con la pura humedad ya puede empezar el asma o empeorar.',
        facts: ['damp-buildings-health-effects'],
      },
    ],
    recommendation: {
      words:
        'Salga esta noche, con todas sus medicinas. No regrese hasta que la casa esté del todo seca y no se vea moho.',
      facts: ['stay-away-until-dry'],
    },
  },
  {
    group: 'Personas con defensas bajas (sistema inmunitario débil)',
    risks: [
      { words: 'A estas personas el moho les puede causar una infección, no solo comezón.', facts: ['mold-symptoms'] },
      'Aquí cuentan el tratamiento para el cáncer, un trasplante y algunas medicinas. Si tiene duda, pregunte en la clínica.',
    ],
    recommendation: {
      words:
        'Quédese en otra parte, por razones médicas, hasta que termine el trabajo, y no ayude a limpiar. Su doctor decide cuándo regresa.',
      facts: ['stay-away-until-dry', 'who-stays-out-of-cleanup'],
    },
  },
  {
    group: 'Personas mayores, y quien necesita electricidad para vivir',
    risks: [
      { words: 'Las personas mayores están en mayor riesgo por el moho.', facts: ['higher-risk-from-mold'] },
      'A oscuras y con el piso mojado, la gente se cae. Un aparato de oxígeno sin luz es una emergencia.',
    ],
    recommendation: {
      words:
        'Si se puede, llévelas a otro lugar antes de que oscurezca. Si ya oscureció, no espere a mañana: use una linterna. Pregunte a quien las atiende cómo mantener en marcha el equipo médico, y lléveselo.',
      facts: ['medical-power-plan'],
    },
  },
  {
    group: 'Mascotas',
    risks: ['Se meten al agua de inundación, se la toman y se la lamen del pelo.'],
    recommendation: {
      words:
        'Que no entren al agua ni se la tomen. Báñelas con agua limpia y téngalas con correa o en su jaula. No las deje en el cuarto que se está secando: hay calor y ruido, y muerden los cables.',
      facts: ['pets-and-floodwater'],
    },
  },
];
