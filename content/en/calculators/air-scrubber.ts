import type { definition } from '#core/calculators/air-scrubber/definition.ts';
import type { CalculatorMessages } from '../../i18n/calculator-messages.ts';

export const words = {
  lede: 'Measure the room and say how often its air should pass the filter. You get the airflow, the machines, and the minutes until the air is clear. Everything is worked out on your device; your numbers are not sent.',
  sheet: 'Air scrubber',
  fields: {
    length: { label: 'Length (ft)', hint: 'From {lengthLeast} to {lengthMost} feet' },
    width: { label: 'Width (ft)' },
    height: { label: 'Height (ft)' },
    airChanges: {
      label: 'Air changes per hour',
      choices: { 4: 'clean', 6: 'standard', 8: 'moderate', 12: 'heavy', 15: 'severe' },
      option: '{value}: {choice}',
    },
    unitCfm: { label: 'Scrubber CFM', option: '{value} CFM' },
  },
  errors: {
    'scrubber-fields-empty': 'Please fill in all fields',
    'size-out-of-range': 'Please enter sides from {lengthLeast} to {lengthMost} feet.',
    'not-positive': 'Please enter values greater than zero',
  },
  heading: 'A room of {length} × {width} × {height} ft',
  quantities: {
    volume: { label: 'Volume', how: 'length × width × height', source: 'geometry' },
    requiredCfm: {
      label: 'Required airflow',
      how: 'volume × air changes ÷ {minutesPerHour}',
      source: 'arithmetic; the list of air changes is ours',
    },
    unitsNeeded: {
      label: 'Units needed',
      how: 'required airflow ÷ airflow of one scrubber, rounded up',
      source: 'arithmetic',
    },
    actualCfm: { label: 'Actual airflow', how: 'units × airflow of one', source: 'arithmetic' },
    actualAch: {
      label: 'Actual air changes',
      how: 'actual airflow × {minutesPerHour} ÷ volume, to one decimal',
      source: 'arithmetic',
    },
    coveragePerUnit: { label: 'Room for each unit' },
    unitCfm: { label: 'Airflow of one scrubber' },
    targetAch: { label: 'Air changes that were asked for' },
    minutesToMost: {
      label: 'Minutes to clear {mostPercent}%',
      how: 'natural logarithm of the share left, without its sign ÷ actual air changes × {minutesPerHour}',
    },
    minutesToNearlyAll: {
      label: 'Minutes to clear {nearlyAllPercent}%',
      note: 'With perfect mixing and no new dust: the shortest time. Real rooms take longer.',
      how: 'the same for the larger share',
    },
    makerCfmLow: { label: 'Maker’s airflow, low' },
    makerCfmHigh: { label: 'Maker’s airflow, high' },
    makerUnitsLow: { label: 'Maker’s units, low' },
    makerUnitsHigh: { label: 'Maker’s units, high' },
  },
  copied: [
    { label: 'Room', value: '{length} × {width} × {height} ft' },
    { label: 'Air changes per hour', value: '{targetAch} ({airChanges})' },
    { label: 'Scrubber CFM', value: '{unitCfm} CFM' },
  ],
  next: { dehumidification: 'Dehumidifiers for this room', circuits: 'Circuits for these machines' },
  own: {
    perHour: 'per hour',
    underOne: 'under {one}',
    place: {
      title: 'Where to put them',
      one: [
        'Stand it near the middle of the room, or near the dirtiest work.',
        'Keep a clear way to the inlet and the outlet. A wall close by chokes the flow.',
      ],
      two: [
        'Stand them in opposite corners and let them blow the same way round.',
        'Do not let one blow into the inlet of the other.',
      ],
      many: [
        'Spread them evenly, each with its own part of the room.',
        'Let all of them blow the same way round, so that no corner stands still.',
        'Keep one in reserve for the day when a filter is full.',
      ],
    },
    airflow: {
      title: 'The airflow, by two methods',
      ours: {
        name: 'This calculator',
        answer: '{requiredCfm} CFM: {unitsNeeded} of {unitCfm} CFM',
        source: '{targetAch} air changes an hour, “{airChanges}” on our list',
      },
      maker: {
        name: 'Maker’s advice: low to high',
        answer: '{makerCfmLow} to {makerCfmHigh} CFM: {units} of {unitCfm} CFM',
        source:
          'Legend Brands: {plainFloor} air changes an hour as a plain floor, up to {consultantHigh} if a consultant asks; {dustLow} to {dustHigh} for dust alone, {mold} common for mold',
      },
      why: 'The arithmetic is the same; the two differ in the air changes they ask for. The standard as reported sets none, and nobody was found who asks for {mostChanges}.',
    },
    picture: {
      alt: 'Share of particles left in the air over time at {changes} air changes an hour: {leftOfMost}% is left after {most} minutes, a thousandth after {nearlyAll}.',
      caption:
        'Particles left in the air at the {changes} air changes an hour that these machines give, with perfect mixing. Dashed: at the {targetAch} that were asked for.',
      share: '{percent}%',
      minutes: 'minutes',
      clear: '{percent}% clear',
      after: '{minutes} min',
    },
  },
} as const satisfies CalculatorMessages<typeof definition>;
