import type { SafeToStayCheck } from '../../en/lists/safe-to-stay.ts';

export const safeToStay: readonly SafeToStayCheck[] = [
  {
    category: 'Electricidad sin peligro',
    checks: [
      {
        words:
          'El agua no llegó a enchufes (contactos), cables, aparatos ni a la caja de breakers (la caja de la luz), o un electricista ya aprobó cada circuito que se mojó.',
        facts: ['power-stays-off-until-inspected'],
      },
      {
        words: 'Ya se cambiaron los enchufes, apagadores y lámparas que quedaron bajo el agua.',
        facts: ['submerged-electrical-parts'],
      },
      {
        words: 'No huele a gas, y ya se revisaron los aparatos de gas que se mojaron.',
        facts: ['gas-smell-leave', 'flooded-gas-controls'],
      },
      'Hay alarma de monóxido de carbono y de humo, y las dos funcionan.',
      {
        words: 'También se revisaron los paneles solares, la batería o el generador que se mojaron.',
        facts: ['solar-stays-live'],
      },
    ],
  },
  {
    category: 'Estructura firme',
    checks: [
      {
        words: 'En ningún cuarto está pandeado el techo, ni gotea, ni tiene bolsas de agua.',
        facts: ['sagging-ceiling-heavy'],
      },
      { words: 'Ningún piso se hunde ni cede al pisarlo.', facts: ['sagging-ceiling-heavy'] },
      {
        words:
          'No hay grietas nuevas en los cimientos, no falta ningún soporte debajo de la casa y todas las puertas abren sin forzarlas.',
        facts: ['jammed-door-leave'],
      },
      {
        words:
          'Después de una inundación, las autoridades o los profesionales a cargo ya dijeron que puede volver a entrar.',
        facts: ['re-enter-when-professionals-clear'],
      },
    ],
  },
  {
    category: 'Calidad del aire',
    checks: [
      {
        words: 'No se ve moho ni huele a humedad.',
        facts: ['stay-away-until-dry', 'musty-odor-matters'],
      },
      { words: 'La humedad de adentro está abajo de 60%. Abajo de 50% es mejor.', facts: ['humidity-target'] },
      {
        words:
          'Al aire acondicionado y a la calefacción nunca les entró agua sucia, o un profesional ya los limpió y los aprobó.',
        facts: ['no-contaminated-hvac'],
      },
      'Nadie en la casa tose, tiene silbidos en el pecho ni se siente peor adentro que afuera.',
    ],
  },
  {
    category: 'Agua retirada',
    checks: [
      'Ya se encontró y se paró la fuga, y desde entonces sigue seco.',
      {
        words:
          'Fue agua limpia de un tubo, o una cuadrilla ya limpió el agua sucia y un profesional dice que no hay peligro.',
        facts: ['category-1-meaning', 'always-professional'],
      },
      {
        words:
          'Todo quedó seco en 24 a 48 horas, también las paredes y los pisos, y el medidor marca lo mismo que en una parte seca.',
        facts: ['dry-materials-in-48-hours'],
      },
      {
        words:
          'Tiene agua que se puede beber sin peligro. Después de una inundación, el agua de un pozo privado cuenta como peligrosa hasta que un análisis diga que está limpia.',
        facts: ['flooded-well-do-not-use'],
      },
    ],
  },
];
