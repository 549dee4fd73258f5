import type { Line } from '../../i18n/sourced.ts';

/** Something that can hurt a person who stays the night. */
export interface Risk {
  readonly risk: string;
  readonly severity: string;
  readonly tone: 'alarm' | 'amber';
  /** How soon it can hurt. */
  readonly timeframe: string;
  readonly description: Line;
}

/** Immediate risks, worst first. */
export const sleepingRisks: readonly Risk[] = [
  {
    risk: 'Electric shock',
    severity: 'Critical',
    tone: 'alarm',
    timeframe: 'At once',
    description: {
      words:
        'Water near outlets, cords, or the panel can kill. Keep the power off until an electrician has checked it.',
      facts: ['power-stays-off-until-inspected', 'never-step-in-near-outlets'],
    },
  },
  {
    risk: 'Gas or fire',
    severity: 'Critical',
    tone: 'alarm',
    timeframe: 'At once',
    description: {
      words: 'Floodwater ruins gas valves, even ones that still seem to work. If you smell gas, get out.',
      facts: ['flooded-gas-controls', 'gas-smell-leave'],
    },
  },
  {
    risk: 'Carbon monoxide',
    severity: 'Critical',
    tone: 'alarm',
    timeframe: 'Minutes to hours',
    description: {
      words:
        'A generator or pump in a garage, shed, or carport, or within 20 feet of a window, can fill the house with a gas you can’t smell. Opening doors doesn’t make it safe.',
      facts: ['generator-twenty-feet', 'generator-indoors-deaths'],
    },
  },
  {
    risk: 'A ceiling or floor that gives way',
    severity: 'Critical',
    tone: 'alarm',
    timeframe: 'Hours',
    description: {
      words: 'A wet ceiling is heavy and can come down whole. A person can fall through a sagging floor.',
      facts: ['sagging-ceiling-heavy'],
    },
  },
  {
    risk: 'Germs from sewage or floodwater',
    severity: 'Critical',
    tone: 'alarm',
    timeframe: 'At once',
    description: {
      words: 'Sewage can make a house unfit to live in. Stomach and skin illnesses are the most common.',
      facts: ['sewage-makes-house-unfit'],
    },
  },
  {
    risk: 'Mold in the air you breathe',
    severity: 'High',
    tone: 'amber',
    timeframe: 'After a day or two',
    description: {
      words: 'If the house wasn’t dry within 24 to 48 hours, assume there’s mold, even if you can’t see it.',
      facts: ['assume-mold-after-48-hours'],
    },
  },
  {
    risk: 'The dampness itself',
    severity: 'High',
    tone: 'amber',
    timeframe: 'Days',
    description: {
      words: 'Living in a damp house is linked with coughs, new or worse asthma, chest infections, and eczema.',
      facts: ['damp-buildings-health-effects'],
    },
  },
];
