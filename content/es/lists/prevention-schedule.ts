import type { PreventionRound } from '../../en/lists/prevention-schedule.ts';

export const preventionSchedule: readonly PreventionRound[] = [
  {
    every: 'Cada mes',
    takes: 'Una vuelta corta con una linterna',
    checks: [
      'Abra cada gabinete que tenga tubos. Toque el fondo del gabinete y las uniones.',
      {
        words:
          'Cuando es temporada de aire acondicionado, revise la charola del drenaje en el ático y los tubos de drenaje de afuera.',
        facts: ['condensate-drain-signs'],
      },
      'Compare la cuenta del agua con la del mismo mes del año pasado.',
      {
        words: 'Revise la humedad de adentro. Manténgala por debajo de 60%; lo mejor es entre 30% y 50%.',
        facts: ['humidity-target'],
      },
      'Deje correr el agua en los lavabos y regaderas que nadie usa, y mire abajo.',
    ],
  },
  {
    every: 'Cada tres meses',
    takes: 'Una hora, con la lavadora separada de la pared',
    checks: [
      {
        words: 'Haga la prueba del medidor de agua: dos horas sin usar agua.',
        facts: ['water-meter-test'],
      },
      {
        words:
          'Haga la prueba de color en cada excusado (inodoro): una gota de colorante de comida en el tanque. Si sale color en la taza sin bajarle, tiene fuga. Dos veces al año, revise también su llave de paso, su manguera y las piezas del tanque.',
        facts: ['toilet-color-test', 'toilet-checks-twice-a-year'],
      },
      {
        words:
          'Dos veces al año, revise si las mangueras de la lavadora y la del refrigerador tienen grietas o dobleces.',
        facts: ['hose-checks'],
      },
      'Limpie las canaletas y sus bajadas. Vea que el agua corra lejos de las paredes.',
      'Apriete con el dedo el sellador de tinas, regaderas y ventanas. Cambie lo que se haya despegado.',
    ],
  },
  {
    every: 'Cada año',
    takes: 'Una mañana y una cita',
    checks: [
      {
        words:
          'Mire el techo de la casa y sus láminas de sello (flashing) desde el suelo y desde el ático, y otra vez después de una granizada. Dos veces al año es mejor.',
        facts: ['roof-checks-twice-a-year'],
      },
      {
        words:
          'Vacíe y enjuague el calentador de agua, dos veces al año si puede. Pida que revisen la varilla de ánodo (la que se oxida para que el tanque no se oxide) cada dos años, y cada año cuando ya no tenga garantía.',
        facts: ['water-heater-checks'],
      },
      {
        words: 'Lea la fecha en las mangueras de la lavadora. Los fabricantes recomiendan unas nuevas cada 5 años.',
        facts: ['hose-checks'],
      },
      'Cierre y abra la llave principal, para que gire el día que la necesite. Enseñe a todos en casa dónde está.',
      'Mande dar servicio al aire acondicionado antes del verano, y que enjuaguen la línea de drenaje.',
      'Antes de la primera helada, cubra las llaves de afuera y los tubos del ático.',
    ],
  },
];
