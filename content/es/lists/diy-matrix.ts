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
    yourself: { words: 'Menos de 10 pies cuadrados, en superficies duras', rule: 'diy-clean-water-area' },
    professional: 'Cuartos enteros, alfombra y acolchado empapados, o más de un piso de la casa',
  },
  {
    question: '¿Cuánto tiempo lleva?',
    yourself: { words: 'Horas. Puede terminar en 24 a 48 horas.', facts: ['dry-everything-24-48-hours'] },
    professional: { words: 'Más de dos días, o no se sabe', facts: ['assume-mold-after-48-hours'] },
  },
  {
    question: '¿A dónde llegó?',
    yourself: 'Se quedó sobre loseta, vinil o concreto sellado.',
    professional: 'A paredes, techos de cuartos, aislamiento, gabinetes, pisos de madera o ductos de aire',
  },
  {
    question: '¿Hay electricidad cerca?',
    yourself: 'No se mojó ningún enchufe, cable ni lámpara.',
    professional: { words: 'Hubo partes eléctricas bajo el agua.', facts: ['submerged-electrical-parts'] },
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
        'Si es de 1980 o de antes, o tiene techo de palomitas (popcorn), loseta de 9 pulgadas, forro de tubos o vermiculita, mande analizar si hay asbesto antes de que alguien corte. Si es de antes de 1978, casi todo trabajo pagado sobre pintura necesita una empresa con certificado para trabajar con plomo.',
      facts: ['asbestos-until-1980', 'vermiculite-leave-alone', 'lead-paint-before-1978'],
    },
  },
  {
    question: '¿Quién vive ahí?',
    yourself: 'Personas adultas y sanas',
    professional: {
      words: 'Niños, embarazadas o personas con asma o defensas bajas. Que no ayuden en el trabajo.',
      facts: ['who-stays-out-of-cleanup'],
    },
  },
];
