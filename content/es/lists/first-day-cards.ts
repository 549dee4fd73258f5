import type { MitigationCard } from '../../en/lists/first-day-cards.ts';

export const firstDayCards: readonly MitigationCard[] = [
  {
    title: 'Saque el agua',
    lines: [
      'Solo con agua limpia y la luz sin peligro. Cada cubeta que usted saca es una que ningún aparato tiene que secar.',
      {
        words:
          'En la alfombra use una aspiradora para agua, nunca la de la casa. Levante la alfombra y saque el acolchado (pad): si se queda abajo es una esponja.',
        facts: ['dry-materials-in-48-hours'],
      },
    ],
  },
  {
    title: 'Seque el aire',
    lines: [
      {
        words: 'Mantenga la humedad de adentro por debajo de 60%. Un medidor chico la marca.',
        facts: ['humidity-target'],
      },
      'En un día bochornoso, cierre las ventanas y prenda el deshumidificador. Abra solo cuando el aire de afuera esté más seco.',
    ],
  },
  {
    title: 'Abra lo que esconde agua',
    lines: [
      'Quite la tabla de abajo de los gabinetes, abra los clósets, saque los cajones, ponga de lado los cojines del sofá.',
      {
        words:
          'El panel de yeso (sheetrock) puede secarse en su lugar si no se hinchó, sus uniones aguantan y el aire llega al hueco de atrás.',
        facts: ['dry-materials-in-48-hours'],
      },
      '¿La casa es vieja? Mande analizar antes de cortar: vea los pasos de arriba.',
    ],
  },
  {
    title: 'Separe sus cosas',
    lines: [
      { words: 'Lo que no se puede limpiar y secar se tiene que tirar.', facts: ['dry-everything-24-48-hours'] },
      {
        words: 'Almohadas, comida echada a perder y otros peligros para la salud: tómeles fotos y luego tírelos.',
        facts: ['discard-health-hazards-after-photos'],
      },
      {
        words: 'Guarde para el ajustador un pedazo de la alfombra, de las cortinas y del papel tapiz.',
        facts: ['discard-health-hazards-after-photos'],
      },
    ],
  },
  {
    title: 'Junte las pruebas',
    lines: [
      {
        words:
          'Evite más daño: que un especialista en techos tape un hoyo en el techo de la casa; saque el agua limpia. No repare nada más. Guarde los recibos.',
        facts: ['insurer-steps-first-day'],
      },
      {
        words: 'Tome fotos de los números de serie antes de que algo salga de la casa.',
        facts: ['nfip-before-discarding'],
      },
    ],
  },
  {
    title: 'La luz y el gas siguen cortados',
    lines: [
      {
        words: 'Donde el agua llegó cerca de los circuitos, un electricista revisa antes de que vuelva la luz.',
        facts: ['power-stays-off-until-inspected'],
      },
      {
        words: 'Las válvulas de gas que quedaron bajo el agua de inundación se cambian; no se vuelven a encender.',
        facts: ['flooded-gas-controls'],
      },
    ],
  },
];
