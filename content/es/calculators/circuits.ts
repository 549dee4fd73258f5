import type { words as english } from '../../en/calculators/circuits.ts';
import type { MessageShape } from '../../i18n/message-shape.ts';

export const words = {
  lede: 'Anote su equipo y los circuitos libres. Verá qué se conecta en cuál, qué no cabe, cuánta luz gasta y cuánto calor da. Todo se calcula en su dispositivo y sus números no se envían.',
  fields: {
    dehumidifiers: { label: 'Deshumidificadores' },
    dehumidifierAmps: {
      label: 'Amperios de un deshumidificador',
      hint: { words: 'Están en su placa. Un LGR gasta 7.5 A.', facts: ['lgr-amps'] },
    },
    airMovers: { label: 'Ventiladores de secado' },
    airMoverAmps: {
      label: 'Amperios de un ventilador',
      hint: { words: 'De unos 1.5 A (axial) a unos 4.7 A (centrífugo)', facts: ['axial-and-centrifugal'] },
    },
    scrubbers: { label: 'Depuradores de aire' },
    scrubberAmps: { label: 'Amperios de un depurador', hint: 'Léalos en la placa del aparato.' },
    circuits15: { label: 'Circuitos de {smallBreaker} A libres' },
    circuits20: { label: 'Circuitos de {largeBreaker} A libres', hint: 'Circuitos sin nada más conectado' },
    volts: { label: 'Voltios' },
  },
  errors: {
    'circuit-fields-invalid': 'Escriba números enteros de aparatos y circuitos, y los amperios y voltios.',
    'circuit-out-of-range':
      'Escriba hasta {airMoversMost} aparatos de un tipo y {circuits15Most} circuitos de un tamaño, de {airMoverAmpsLeast} a {airMoverAmpsMost} amperios y de {voltsLeast} a {voltsMost} voltios.',
    'circuit-nothing': 'Escriba al menos un aparato.',
  },
  heading: 'Todo cabe',
  quantities: {
    plan: { label: 'El plan' },
    units: { label: 'Aparatos' },
    totalAmps: {
      label: 'Amperios de todo el equipo',
      note: 'de los {usableAmps} A que estos circuitos pueden llevar de manera continua',
    },
    usableAmps: {
      label: 'Amperios continuos que llevan estos circuitos',
      how: 'breakers, sumados × {continuousShare}',
    },
    unitsLeft: {
      label: 'Qué va en cada circuito',
      how: 'primero el más grande, cada uno en el circuito donde deja menos espacio; si sobran, se prueban otros arreglos',
      numbers: '{totalAmps} A de aparatos, {usableAmps} A de circuitos, sobran {unitsLeft}',
      source: 'método nuestro',
    },
    runningAmps: { label: 'Amperios en uso' },
    energyPerDay: {
      label: 'Energía por día',
      how: 'amperios en uso × voltios × {hoursPerDay} ÷ {wattsPerKilowatt}',
      source: 'aritmética; Jon-Don lo calcula igual',
    },
    heatBtuPerHour: { label: 'Calor que dan', how: 'amperios en uso × voltios × {btuPerWattHour}' },
  },
  own: {
    fitsNot: 'No todo cabe',
    fitting: { label: 'Equipo con circuito', value: '{fit} de {units}' },
    left: { label: 'Se quedan sin circuito' },
    copied: {
      machines: '{count} × {amps} A',
      none: 'ninguno',
      circuits: { label: 'Circuitos', value: '{circuits20} de {largeBreaker} A, {circuits15} de {smallBreaker} A' },
      volts: { label: 'Voltios', value: '{volts} V' },
    },
    /** One unit of each kind by its name, and its letter on the picture. */
    machines: {
      dehumidifier: { name: 'deshumidificador {number}', letter: 'D' },
      'air-mover': { name: 'ventilador de secado {number}', letter: 'V' },
      scrubber: { name: 'depurador de aire {number}', letter: 'A' },
    },
    plan: {
      title: 'El plan',
      circuit: 'Circuito {number}, {breaker} A: {machines}; {used} de {usable} A.',
      empty: 'nada',
      leftOver: '{machines}: busque otro circuito, o pida a un electricista una conexión temporal.',
      noCircuit: 'Sin circuito para {left}',
    },
    picture: {
      circuit: 'Circuito {number}, {breaker} A',
      used: '{used} de {usable} A',
      left: 'Sobra: {left}',
      noCircuit: 'No hay circuitos libres',
      caption:
        'Cada barra es un breaker. La línea roja es el {percent}% del breaker: lo que puede llevar de manera continua. D es un deshumidificador, V un ventilador de secado, A un depurador de aire.',
    },
  },
} as const satisfies MessageShape<typeof english>;
