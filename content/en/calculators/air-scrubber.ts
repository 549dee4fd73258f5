import type { definition } from '#core/calculators/air-scrubber/definition.ts';
import type { CalculatorMessages } from '../../i18n/calculator-messages.ts';

export const words = {
  lede: 'Measure the room and choose how many times an hour its air should go through the filter. You’ll get the airflow, the number of air scrubbers, and the minutes until the air is clear. The math runs on your device, and your numbers stay there.',
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
    'size-out-of-range': 'Please enter a length, width, and height from {lengthLeast} to {lengthMost} feet.',
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
      note: 'by the air changes you chose',
      how: 'required airflow ÷ airflow of one scrubber, rounded up',
      source: 'arithmetic',
    },
    actualCfm: { label: 'Actual airflow', how: 'units × airflow of one', source: 'arithmetic' },
    actualAch: {
      label: 'Actual air changes',
      how: 'actual airflow × {minutesPerHour} ÷ volume, to one decimal',
      source: 'arithmetic',
    },
    coveragePerUnit: { label: 'Volume per unit' },
    unitCfm: { label: 'Airflow of one scrubber' },
    targetAch: { label: 'Air changes you asked for' },
    minutesToMost: {
      label: 'Minutes to clear {mostPercent}%',
      how: 'minus the natural logarithm of the share left ÷ actual air changes × {minutesPerHour}',
    },
    minutesToNearlyAll: {
      label: 'Minutes to clear {nearlyAllPercent}%',
      note: 'With perfect mixing and no new dust: the shortest time. Real rooms take longer.',
      how: 'the same for the larger share',
    },
    makerCfmLow: { label: 'Manufacturer’s airflow, low' },
    makerCfmHigh: { label: 'Manufacturer’s airflow, high' },
    makerUnitsLow: { label: 'Manufacturer’s units, low' },
    makerUnitsHigh: { label: 'Manufacturer’s units, high' },
  },
  copied: [
    { label: 'Room', value: '{length} × {width} × {height} ft' },
    { label: 'Air changes per hour', value: '{targetAch} ({airChanges})' },
    { label: 'Scrubber CFM', value: '{unitCfm} CFM' },
  ],
  next: { dehumidification: 'Dehumidifiers for this room', circuits: 'Circuits for this equipment' },
  own: {
    maker: { label: 'Units, by one manufacturer’s advice', note: 'Legend Brands, low to high' },
    which:
      'Use the air changes your protocol or consultant calls for. If you don’t have one, start at the manufacturer’s low end and go up for heavy dust or mold.',
    perHour: 'per hour',
    underOne: 'under {one}',
    place: {
      title: 'Where to put them',
      one: [
        'Put it near the middle of the room, or near the dirtiest work.',
        'Keep the inlet and outlet clear. A wall too close chokes the airflow.',
      ],
      two: [
        'Put them in opposite corners, blowing the same direction around the room.',
        'Don’t let one blow into the other’s inlet.',
      ],
      many: [
        'Spread them evenly, so each one has its own part of the room.',
        'Have them all blow the same direction around the room, so no corner sits still.',
        'Keep a spare for the day a filter fills up.',
      ],
    },
    airflow: {
      title: 'How the airflow compares',
      ours: {
        name: 'This calculator',
        answer: '{requiredCfm} CFM: {unitsNeeded} × {unitCfm} CFM',
        source: '{targetAch} air changes per hour, “{airChanges}” on our list',
      },
      maker: {
        name: 'Manufacturer’s advice: low to high',
        answer: '{makerCfmLow} to {makerCfmHigh} CFM: {units} × {unitCfm} CFM',
        source:
          'Legend Brands: {plainFloor} or more air changes per hour as a quick rule, up to {consultantHigh} if a consultant asks; {dustLow} to {dustHigh} for dust alone, commonly {mold} for mold',
      },
      why: 'The math is the same, but each one asks for different air changes. The standard, as reported, doesn’t set any, and we didn’t find anyone who asks for {mostChanges}.',
    },
    picture: {
      alt: 'Share of particles left in the air over time at {changes} air changes per hour: {leftOfMost}% is left after {most} minutes, a thousandth after {nearlyAll}.',
      caption:
        'Particles left in the air at the {changes} air changes per hour these units give, with perfect mixing. Dashed: at the {targetAch} you asked for.',
      share: '{percent}%',
      minutes: 'minutes',
      clear: '{percent}% clear',
      after: '{minutes} min',
    },
  },
} as const satisfies CalculatorMessages<typeof definition>;
