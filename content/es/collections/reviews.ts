import type { reviewFilters as english, Review, SheetLine } from '../../en/collections/reviews.ts';

/** Words of the filter buttons, `all` first. */
export const reviewFilters: typeof english = [
  { value: 'all', label: 'Todas' },
  { value: 'moisture-meters', label: 'Medidores de humedad' },
  { value: 'dehumidifiers', label: 'Deshumidificadores' },
  { value: 'thermal', label: 'Cámaras térmicas' },
  { value: 'safety', label: 'Protección' },
];

export const reviews: readonly Review[] = [
  {
    id: 'flir-mr277',
    title: 'Medidor de humedad térmico FLIR MR277',
    categories: ['thermal', 'moisture-meters'],
    rating: 6.5,
    maxRating: 10,
    verdict: 'Un buen primer instrumento, pero no el único.',
    author: 'Manual de daños por agua',
    fieldTested: true,
    image: 'meter',
    excerpt:
      'Cámara, medidor de puntas, placa sin puntas y sensor de aire en un solo aparato. Encuentra el lugar rápido y ahí mismo lo comprueba. También tienta a creer en las imágenes.',
    pros: [
      'Señala y mide con un solo aparato: una zona fría recibe su lectura al momento',
      'Los bordes de la cámara normal hacen que una imagen térmica se entienda una semana después',
      'Lecturas con puntas, sin puntas y del aire en un solo registro',
      'La cámara recorre el techo de un cuarto o una pared larga más rápido que las puntas',
    ],
    cons: [
      'La sonda de puntas cuelga de un cable',
      'Un buen informe pide el programa del fabricante, con un costo cada año',
      'Una sola batería: cuando se acaba, se acaban todas las lecturas',
      'Pocos puntos de imagen para cuartos altos',
      'Se pagan tres instrumentos, aunque ya tenga uno de ellos',
    ],
    link: '/reviews/flir-mr277',
  },
];

/** Tool sheets by the id of the review. */
export const toolSheets: Readonly<Record<string, readonly SheetLine[]>> = {
  'flir-mr277': [
    {
      quantity: 'Sensibilidad térmica',
      listed: { words: 'menos de 70 mK', rule: 'thermal-meter' },
      meaning: 'La menor diferencia de temperatura que la cámara distingue.',
    },
    {
      quantity: 'Resolución térmica',
      listed: { words: '160 × 120', rule: 'thermal-meter' },
      meaning: 'Puntos de medición a lo ancho y a lo alto. Con menos puntos, acérquese más.',
    },
    {
      quantity: 'Imágenes guardadas',
      listed: { words: '15,000 imágenes', rule: 'thermal-meter' },
      meaning: 'Más de lo que pide cualquier trabajo. De todos modos, cópielas a otro lugar.',
    },
    {
      quantity: 'Garantía',
      listed: { words: '10 años', rule: 'thermal-meter' },
      meaning: 'Pregunte qué parte cubre y hasta cuándo debe registrarlo.',
    },
    {
      quantity: 'Programa para informes',
      listed: { words: 'unos $200 al año', rule: 'reporting-software' },
      meaning: 'Súmelo al precio antes de comparar.',
    },
  ],
};
