import type { definition } from '#core/calculators/circuits/definition.ts';
import type { CalculatorMessages } from '../../i18n/calculator-messages.ts';

export const words = {
  lede: 'Say which machines you have and which circuits are free. You see what goes where, what does not fit, the electricity, and the heat. Everything is worked out on your device; your numbers are not sent.',
  fields: {
    dehumidifiers: { label: 'Dehumidifiers' },
    dehumidifierAmps: {
      label: 'Amps of one dehumidifier',
      hint: { words: 'On its plate. 7.5 A is one LGR machine.', facts: ['lgr-amps'] },
    },
    airMovers: { label: 'Air movers' },
    airMoverAmps: {
      label: 'Amps of one air mover',
      hint: { words: 'About 1.5 A axial to 4.7 A centrifugal', facts: ['axial-and-centrifugal'] },
    },
    scrubbers: { label: 'Air scrubbers' },
    scrubberAmps: { label: 'Amps of one scrubber', hint: 'Read it off the machine’s plate.' },
    circuits15: { label: '{smallBreaker} A circuits free' },
    circuits20: { label: '{largeBreaker} A circuits free', hint: 'Circuits with nothing else on them' },
    volts: { label: 'Volts' },
  },
  errors: {
    'circuit-fields-invalid': 'Please enter whole numbers of machines and circuits, and amps and volts.',
    'circuit-out-of-range':
      'Please enter up to {airMoversMost} machines of a kind and {circuits15Most} circuits of a size, {airMoverAmpsLeast} to {airMoverAmpsMost} amps, and {voltsLeast} to {voltsMost} volts.',
    'circuit-nothing': 'Please enter at least one machine.',
  },
  heading: 'Everything fits',
  quantities: {
    plan: { label: 'The plan' },
    units: { label: 'Machines' },
    totalAmps: { label: 'Amps of all machines', note: 'of {usableAmps} A that these circuits may carry for hours' },
    usableAmps: {
      label: 'Amps that these circuits may carry for hours',
      how: 'breakers, added up × {continuousShare}',
    },
    unitsLeft: {
      label: 'Which machine goes where',
      how: 'largest first, each on the circuit where it leaves the least room; if some are left, other arrangements are tried',
      numbers: '{totalAmps} A of machines, {usableAmps} A of circuits, {unitsLeft} left',
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
    fitting: { label: 'Machines on circuits', value: '{fit} of {units}' },
    left: { label: 'Left without a circuit' },
    copied: {
      machines: '{count} × {amps} A',
      none: 'none',
      circuits: { label: 'Circuits', value: '{circuits20} of {largeBreaker} A, {circuits15} of {smallBreaker} A' },
      volts: { label: 'Volts', value: '{volts} V' },
    },
    /** One machine of each kind by its name, and its letter on the picture. */
    machines: {
      dehumidifier: { name: 'dehumidifier {number}', letter: 'D' },
      'air-mover': { name: 'air mover {number}', letter: 'M' },
      scrubber: { name: 'scrubber {number}', letter: 'S' },
    },
    plan: {
      title: 'The plan',
      circuit: 'Circuit {number}, {breaker} A: {machines}; {used} of {usable} A.',
      empty: 'nothing',
      leftOver: '{machines}: find another circuit, or ask an electrician for a temporary supply.',
      noCircuit: 'No circuit for {left}',
    },
    picture: {
      circuit: 'Circuit {number}, {breaker} A',
      used: '{used} of {usable} A',
      left: 'Left over: {left}',
      noCircuit: 'No circuit is free',
      caption:
        'Each bar is a breaker. The red line is {percent}% of it: what may run for hours. D is a dehumidifier, M an air mover, S a scrubber.',
    },
  },
} as const satisfies CalculatorMessages<typeof definition>;
