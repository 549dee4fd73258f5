import type { DiyRow } from '../../en/lists/diy-matrix.ts';

/** One cell on the right is enough to hire. */
export const diyMatrix: readonly DiyRow[] = [
  {
    question: '¿Qué agua es?',
    yourself: 'Limpia: de un tubo de agua limpia o de una llave',
    professional: {
      words: 'Aguas negras, agua de inundación o cualquier agua que pueda estar sucia',
      facts: ['always-professional'],
    },
  },
  {
    question: '¿Cuánto se mojó?',
    yourself: {
      words: 'Menos de 10 pies cuadrados, contando el acolchado de la alfombra y las paredes',
      rule: 'diy-clean-water-area',
    },
    professional: 'Más que eso: cuartos enteros, alfombra y acolchado empapados, o más de un piso de la casa',
  },
  {
    question: '¿Cuánto tiempo lleva?',
    yourself: { words: 'Horas. Puede terminar en 24 a 48 horas.', facts: ['dry-everything-24-48-hours'] },
    professional: {
      words: 'Más de un día, o no se sabe. Después de dos días, cuente con moho.',
      facts: ['assume-mold-after-48-hours'],
    },
  },
  {
    question: '¿A dónde llegó?',
    yourself: 'Se quedó sobre loseta, vinil o concreto sellado, o en una alfombra que se puede levantar.',
    professional:
      'A paredes, techos de cuartos, aislamiento, gabinetes, pisos de madera o ductos de aire, o a donde no llega el aire',
  },
  {
    question: '¿Hay electricidad cerca?',
    yourself: 'No se mojó ningún enchufe, cable ni lámpara.',
    professional: {
      words:
        'Se mojó un enchufe, un cable, una lámpara o la caja de la luz. Lo que quedó bajo el agua se tiene que cambiar.',
      facts: ['submerged-electrical-parts'],
    },
  },
  {
    question: '¿Hay moho?',
    yourself: { words: 'Nada, o menos de unos 10 pies cuadrados', facts: ['mold-diy-ten-square-feet'] },
    professional: {
      words: 'Más que eso, o en el aire acondicionado y la calefacción',
      facts: ['mold-diy-ten-square-feet', 'always-professional'],
    },
  },
  {
    question: '¿De cuándo es la casa?',
    yourself: 'No hay que arrancar nada.',
    professional: {
      words:
        'Si es de 1980 o de antes, o tiene techo de palomitas (popcorn), loseta de 9 pulgadas, forro de tubos o vermiculita, mande analizar si hay asbesto antes de que alguien corte. Si es de antes de 1978 y paga por un trabajo que raspa, corta o rompe la pintura, casi siempre lo tiene que hacer una compañía certificada para trabajar con plomo.',
      facts: ['asbestos-until-1980', 'vermiculite-leave-alone', 'lead-paint-before-1978'],
    },
  },
  {
    question: '¿Quién va a hacer el trabajo?',
    yourself: 'Adultos sanos, sin nadie más cerca',
    professional: {
      words:
        'No hay ningún adulto sano. Los niños, las embarazadas y quien tiene asma o defensas bajas no deben ayudar.',
      facts: ['who-stays-out-of-cleanup'],
    },
  },
];
