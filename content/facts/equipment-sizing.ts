import type { Fact } from './fact.ts';

/** How much equipment, how long, on which circuit, at what price: what others publish. */
export const equipmentSizingFacts = {
  'simple-method-worked': {
    status: 'B',
    matter: 'other',
    says: 'The simple method of a widely used drying program divides the volume by a factor for class and machine: 12,000 cubic feet of Class 2 takes 240 pints a day of low-grain machines, or 400 CFM of desiccant. A detailed method adds build-out, construction, weather and envelope.',
    sources: ['corelogic-simple-detailed'],
  },
  'surface-airspeed': {
    status: 'B',
    matter: 'other',
    says: 'A text based on the standard asks for at least 3 m/s (590 feet a minute) of air across wet surfaces at first, and less later.',
    sources: ['cotes-desiccant'],
  },
  'scrubbers-when': {
    status: 'B',
    matter: 'other',
    says: 'The standard as reported has no table of air changes for scrubbers: it asks for them when cleaning before drying is not enough, or when people at high risk are near.',
    sources: ['verity-afds'],
  },
  'minutes-to-clear': {
    status: 'A',
    matter: 'other',
    says: 'With perfect mixing, 6 air changes an hour remove 99% of airborne particles in 46 minutes and 99.9% in 69; 12 take 23 and 35. Real rooms mix less well and take longer.',
    sources: ['pmc-air-changes'],
  },
  'lgr-amps': {
    status: 'B',
    matter: 'other',
    says: 'One contractor lists a low-grain refrigerant dehumidifier at 7.5 A. At 115 V day and night that is 20.7 kWh a day. The arithmetic is ours.',
    sources: ['pearson-equipment'],
  },
  'amps-to-energy': {
    status: 'A',
    matter: 'other',
    says: 'Amps times volts times hours gives the energy of a machine: a dealer works it out for 3 A as 8.28 kWh a day.',
    sources: ['jondon-running-cost'],
  },
  'continuous-load': {
    status: 'B',
    matter: 'safety',
    says: 'A load that runs for three hours or more counts 125% under the National Electrical Code (article 210.20(A), defined in article 100), so it may take 80% of its breaker: 16 A of a 20 A breaker, and by the same rule 12 A of a 15 A one.',
    sources: ['nec-210-20', 'nec-article-100'],
  },
  'equipment-heat': {
    status: 'B',
    matter: 'other',
    says: 'Drying machines heat the room: amps times volts times 3.4 gives BTU an hour.',
    sources: ['rr-btus'],
  },
  'fema-one-inch': {
    status: 'B',
    matter: 'other',
    says: 'The federal flood tool as reported: 1 inch of water costs about $10,819 in a home of 1,000 square feet and $26,807 in one of 2,500.',
    sources: ['rate-reporter-fema'],
  },
  'equipment-count-quarrel': {
    status: 'B',
    matter: 'other',
    says: 'How much equipment was needed is a common quarrel between contractor and adjuster. A documented calculation and daily readings end it.',
    sources: ['bidwrite-tug-of-war'],
  },
  'national-mean-cost': {
    status: 'B',
    matter: 'other',
    says: 'A national price guide puts the mean cost of water damage restoration at $3,455.',
    sources: ['bob-vila-cost'],
  },
} as const satisfies Record<string, Fact>;
