import type { definition } from '#core/calculators/circuits/definition.ts';
import type { CalculatorMessages } from '../../i18n/calculator-messages.ts';

export const words = {
  lede: 'Enter your equipment and the open circuits. You’ll see what plugs in where, what won’t fit, the electricity it uses, and the heat it adds. The math runs on your device, and your numbers stay there.',
  fields: {
    dehumidifiers: { label: 'Dehumidifiers' },
    dehumidifierAmps: {
      label: 'Amps of one dehumidifier',
      hint: { words: 'It’s on the nameplate. One LGR draws 7.5 A.', facts: ['lgr-amps'] },
    },
    airMovers: { label: 'Air movers' },
    airMoverAmps: {
      label: 'Amps of one air mover',
      hint: { words: 'About 1.5 A axial to 4.7 A centrifugal', facts: ['axial-and-centrifugal'] },
    },
    scrubbers: { label: 'Air scrubbers' },
    scrubberAmps: { label: 'Amps of one scrubber', hint: 'It’s on the nameplate.' },
    circuits15: { label: 'Open {smallBreaker} A circuits' },
    circuits20: { label: 'Open {largeBreaker} A circuits', hint: 'Circuits with nothing else plugged in' },
    volts: { label: 'Volts' },
  },
  errors: {
    'circuit-fields-invalid': 'Please enter whole numbers for equipment and circuits, plus amps and volts.',
    'circuit-out-of-range':
      'Please enter up to {airMoversMost} units of one kind and {circuits15Most} circuits of a size, {airMoverAmpsLeast} to {airMoverAmpsMost} amps, and {voltsLeast} to {voltsMost} volts.',
    'circuit-nothing': 'Please enter at least one piece of equipment.',
  },
  heading: 'Everything fits',
  quantities: {
    plan: { label: 'The plan' },
    units: { label: 'Equipment' },
    totalAmps: { label: 'Amps of all equipment', note: 'of the {usableAmps} A these circuits can carry continuously' },
    usableAmps: {
      label: 'Amps these circuits can carry continuously',
      how: 'breakers, added up × {continuousShare}',
    },
    unitsLeft: {
      label: 'What plugs in where',
      how: 'largest first, each on the circuit where it leaves the least room; if some are left, other arrangements are tried',
      numbers: '{totalAmps} A of equipment, {usableAmps} A of circuits, {unitsLeft} left',
      source: 'our method',
    },
    runningAmps: { label: 'Running amps' },
    energyPerDay: {
      label: 'Energy per day',
      how: 'running amps × volts × {hoursPerDay} ÷ {wattsPerKilowatt}',
      source: 'arithmetic; Jon-Don works it the same way',
    },
    heatBtuPerHour: { label: 'Heat added', how: 'running amps × volts × {btuPerWattHour}' },
  },
  own: {
    fitsNot: 'Not everything fits',
    fitting: { label: 'Equipment on circuits', value: '{fit} of {units}' },
    left: { label: 'Left without a circuit' },
    copied: {
      machines: '{count} × {amps} A',
      none: 'none',
      circuits: { label: 'Circuits', value: '{circuits20} of {largeBreaker} A, {circuits15} of {smallBreaker} A' },
      volts: { label: 'Volts', value: '{volts} V' },
    },
    /** One unit of each kind by its name, and its letter on the picture. */
    machines: {
      dehumidifier: { name: 'dehumidifier {number}', letter: 'D' },
      'air-mover': { name: 'air mover {number}', letter: 'M' },
      scrubber: { name: 'scrubber {number}', letter: 'S' },
    },
    plan: {
      title: 'The plan',
      circuit: 'Circuit {number}, {breaker} A: {machines}; {used} of {usable} A.',
      empty: 'nothing',
      leftOver: '{machines}: find another circuit, or ask an electrician for temporary power.',
      noCircuit: 'No circuit for {left}',
    },
    picture: {
      circuit: 'Circuit {number}, {breaker} A',
      used: '{used} of {usable} A',
      left: 'Left over: {left}',
      noCircuit: 'No open circuits',
      caption:
        'Each bar is a breaker. The red line is {percent}% of it: what it can carry continuously. D is a dehumidifier, M an air mover, S a scrubber.',
    },
  },
} as const satisfies CalculatorMessages<typeof definition>;
