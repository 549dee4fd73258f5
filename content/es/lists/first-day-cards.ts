import type { MitigationCard } from '../../en/lists/first-day-cards.ts';

export const firstDayCards: readonly MitigationCard[] = [
  {
    title: 'Saque el agua',
    lines: [
      'Solo si el agua es limpia y no hay peligro de corriente. Cada cubeta que usted saca es una que el deshumidificador no tiene que sacar del aire.',
      {
        words:
          'En la alfombra use una aspiradora para agua, nunca la común, conectada a un enchufe seco, y usted parado donde esté seco. Levante la alfombra y saque el acolchado (pad): si lo deja, guarda agua como esponja.',
        facts: ['dry-materials-in-48-hours'],
      },
    ],
  },
  {
    title: 'Seque el aire',
    lines: [
      {
        words: 'Que la humedad de adentro baje de 60%, o mejor, de 50%. Un medidor chico la marca.',
        facts: ['humidity-target'],
      },
      'En un día bochornoso, cierre las ventanas y prenda el deshumidificador. Abra solo cuando el aire de afuera esté más seco.',
    ],
  },
  {
    title: 'Abra los lugares que esconden agua',
    lines: [
      'Quite la tabla de abajo de los gabinetes, abra los clósets, saque los cajones y pare de lado los cojines del sofá.',
      {
        words:
          'La tablaroca (sheetrock) puede secarse en su lugar si no se hinchó, sus uniones aguantan y el aire llega al hueco de atrás.',
        facts: ['dry-materials-in-48-hours'],
      },
      '¿La casa es vieja? Mande analizar antes de cortar: vea los pasos de arriba.',
    ],
  },
  {
    title: 'Separe sus cosas',
    lines: [
      {
        words:
          'Lo que no se puede limpiar y secar se tiene que tirar. Pregúntele antes al ajustador, a menos que sea peligroso para la salud.',
        facts: ['dry-everything-24-48-hours'],
      },
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
          'Evite más daño: que un techador (roofer) tape cualquier hoyo del techo de la casa y, si el agua es limpia, sáquela. Todavía no repare nada más. Guarde los recibos.',
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
        words: 'Si el agua llegó cerca de los circuitos, que un electricista revise antes de volver a conectar la luz.',
        facts: ['power-stays-off-until-inspected'],
      },
      {
        words:
          'Las válvulas de gas que quedaron bajo el agua de inundación se tienen que cambiar. No vuelva a prender ningún aparato conectado a ellas.',
        facts: ['flooded-gas-controls'],
      },
    ],
  },
];
