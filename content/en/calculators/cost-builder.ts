import type { definition } from '#core/calculators/cost-builder/definition.ts';
import type { CalculatorMessages } from '../../i18n/calculator-messages.ts';

export const words = {
  lede: 'Tell us how much is wet, which room, what kind of water, and how bad it is. You’ll get a price range, and you’ll see what moves it. The math runs on your device, and your numbers aren’t sent.',
  sheet: 'Cost builder',
  fields: {
    area: { label: 'Affected area' },
    roomType: {
      label: 'Room type',
      choices: {
        basement: 'Basement',
        bathroom: 'Bathroom',
        kitchen: 'Kitchen',
        living: 'Living room',
        bedroom: 'Bedroom',
        attic: 'Attic',
      },
      inText: {
        basement: 'basement',
        bathroom: 'bathroom',
        kitchen: 'kitchen',
        living: 'living room',
        bedroom: 'bedroom',
        attic: 'attic',
      },
    },
    source: {
      label: 'Water source',
      choices: { clean: 'Clean water', gray: 'Gray water', black: 'Black water' },
      inText: { clean: 'clean water', gray: 'gray water', black: 'black water' },
    },
    severity: {
      label: 'Severity',
      choices: { minor: 'Minor', moderate: 'Moderate', severe: 'Severe' },
      inText: { minor: 'minor', moderate: 'moderate', severe: 'severe' },
    },
  },
  errors: {
    'area-invalid': 'Please enter an area from {areaLeast} to {areaMost} square feet.',
    'choices-missing': 'Please choose a room type, a water source, and a severity.',
  },
  button: 'Calculate Estimate',
  waiting:
    'Choose a room type, a water source, and a severity. For a laundry room, a hall, or a garage, choose the room most like it. Your estimate will show up here.',
  heading: '{area} sq ft, {roomTypeInText}, {sourceInText}, {severityInText}',
  quantities: {
    rate: { label: 'Rate' },
    roomMultiplier: { label: 'Room factor' },
    estimate: {
      label: 'Middle estimate',
      how: 'area × rate for severity and water × room, to whole dollars',
    },
    low: { label: 'Low end of the range', how: 'middle estimate × {lowFactor}; half a dollar rounds up' },
    high: { label: 'High end of the range', how: 'middle estimate × {highFactor}; half a dollar rounds up' },
    perSqFt: {
      label: 'Per square foot',
      note: 'Rounded to whole dollars; half a dollar rounds up.',
      how: 'middle estimate ÷ area',
      source: 'arithmetic',
    },
    plain: {
      label: 'Minor damage from clean water in a plain room',
      how: 'area × lowest rate',
      source: 'arithmetic on the same rates',
    },
    forSeverity: { label: 'What the severity adds' },
    forSource: { label: 'What the water adds' },
    forRoom: { label: 'What the room adds' },
    publishedLow: { label: 'Published, low' },
    publishedHigh: { label: 'Published, high' },
    publishedOlder: { label: 'Published, older' },
  },
  copied: [
    { label: 'Affected area', value: '{area} sq ft' },
    { label: 'Room type', value: '{roomType}' },
    { label: 'Water source', value: '{source}' },
    { label: 'Severity', value: '{severity}' },
  ],
  own: {
    area: { unit: 'sq ft', squareFeet: 'Square feet', text: '{area} square feet' },
    /** Under the name of a choice: what it looks like. */
    lines: {
      clean: 'A supply line or washer hose, a faucet',
      gray: 'What a washer or dishwasher drains, a sink drain, rain through the roof',
      black: 'Sewage, a creek, the street',
      minor: 'Floor only',
      moderate: 'Floor and the bottom of the walls',
      severe: 'Walls, ceiling, repair',
    },
    range: { label: 'Estimated range' },
    published: {
      label: 'Published rates, drying only',
      note: 'what others publish for this kind of water and this many square feet',
    },
    which:
      'To check a bill for drying alone, use the published rates. Use our range to plan for the whole job, or the published rates if they’re higher: ours also counts the room, how bad it is, and, if it’s severe, the repair.',
    adds: {
      label: 'What each choice adds',
      how: 'minor damage from clean water in a plain room, then severity, water, and room, one after the other',
    },
    moves: {
      title: 'What moves the price',
      same: '±{amount}',
      more: '+{amount}',
      less: '−{amount}',
      question: '{name}: the middle estimate runs from {range}.',
      caption:
        'All in dollars, on one scale. Each dot is a different answer to one question, and the red one is yours.',
    },
    included: {
      title: 'Included',
      items: [
        'Inspection and moisture readings',
        'Pumping out and extracting water',
        'Drying equipment and daily readings',
        'Cleaning and treating what can stay',
        'Removing what can’t be dried; the severe rates also include repairs',
      ],
    },
    additional: {
      title: 'Additional costs',
      names: {
        mold: 'Mold removal',
        hardwood: 'Hardwood refinishing',
        carpet: 'Carpet replacement',
        hvac: 'HVAC cleaning',
        contents: 'Contents (moving, cleaning, storing)',
      },
      amounts: {
        dollars: '+{low}-{high}',
        'dollars a square foot': '+{low}-{high} per sq ft',
        percent: '+{low}-{high}%',
      },
      here: 'for this job {range}',
    },
    disclaimer:
      'This is a rough estimate, not a bid or an offer. We haven’t seen your house. Hidden damage, access, and the season can change the price. What your insurer pays depends on your policy. Ask for a written estimate after an inspection, and talk to your insurer before you sign.',
    methods: {
      title: 'How our range compares',
      ours: {
        name: 'This calculator',
        source: 'Our rates are a rule of thumb. The severe ones include repair.',
      },
      rates: { name: 'Published rates for the drying work', answer: '{range}; older pages say {older}' },
      job: { name: 'Published range for a whole job', answer: '{range} for most jobs, {average} on average' },
      why: 'Published rates go by the water alone and cover the drying. Ours also go by severity and room, so they can run higher or lower. The severe ones include repair.',
    },
    picture: {
      alt: 'Our range is {range} with {middle} in the middle; published drying rates give {published}.',
      ours: 'This calculator',
      published: 'Published, drying only',
      caption: 'Solid: our range, with the middle marked. Outlined: what others publish for the drying work alone.',
    },
  },
} as const satisfies CalculatorMessages<typeof definition>;
