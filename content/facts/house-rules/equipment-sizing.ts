import type { HouseRule } from './house-rule.ts';

/** Factors of the calculators of equipment. */
export const equipmentSizingRules = {
  'guide-dehumidifier-factors': {
    says: 'Divide cubic feet by 100, 50, 40 or 40 for Classes 1 to 4 to get pints a day.',
    value: '100, 50, 40, 40',
    sourcesSay:
      'These are reported as the starting factors for low-grain refrigerant machines. Other machines have other factors.',
    facts: ['dehumidifier-chart-factors'],
  },
  'calculator-divisors': {
    says: 'The calculator divides cubic feet by 50, 50, 25 or 25 for Classes 1 to 4.',
    value: '50, 50, 25, 25',
    sourcesSay: 'The reported chart uses other factors, so the two methods give different answers.',
    facts: ['dehumidifier-divisors-differ', 'dehumidifier-chart-factors'],
  },
  'dehumidifier-rating': {
    says: 'One dehumidifier counts as 70 pints a day. Our count always uses it.',
    value: '70 pints a day',
    sourcesSay: 'The method as reported divides by the rating of the unit itself.',
    facts: ['starting-capacity-method'],
  },
  'material-factors': {
    says: 'Raise the capacity for slow materials: carpet 1.5, drywall 1.3, wood framing 1.2, concrete 1, tile 0.8.',
    value: '0.8 to 1.5',
    sourcesSay: 'No counterpart was found in the standard, whose method asks for volume, class and machine.',
    facts: ['material-factors-not-in-standard'],
  },
  'air-mover-perimeter': {
    says: 'One air mover for every 14 feet of wall, plus one for the room.',
    value: 'one per 14 ft',
    sourcesSay: 'The 14 foot rule is reported for rooms where only the lower walls are wet.',
    facts: ['air-mover-linear-foot-alternative', 'air-mover-count-2021'],
  },
  'air-mover-offsets': {
    says: 'Add one air mover for each 100 square feet of floor above the first 50.',
    value: '(area - 50) / 100',
    sourcesSay:
      'As reported, one for each 50 to 70 square feet of wet floor, and one for each wall offset over 18 inches.',
    facts: ['air-mover-count-2021'],
  },
  'air-mover-spacing': {
    says: 'Place air movers along the walls 8 to 10 feet apart.',
    value: '8 to 10 ft apart',
    sourcesSay: 'No distance is set for every room; 14 feet is reported for rooms where only the lower walls are wet.',
    facts: ['air-mover-linear-foot-alternative'],
  },
  'air-mover-coverage': {
    says: 'One air mover is said to serve 300, 250 or 200 square feet of floor: centrifugal, axial, low profile. No count uses it.',
    value: '300, 250, 200 sq ft',
    sourcesSay: 'As reported, the count goes by wet floor, whatever the type.',
    facts: ['air-mover-count-2021'],
  },
  'air-mover-airflow': {
    says: 'One air mover counts as 3,000, 2,400 or 2,000 CFM: centrifugal, axial, low profile. No count uses it.',
    value: '3,000, 2,400, 2,000 CFM',
    sourcesSay: 'The nameplate gives the airflow of a unit. No page was found that sets one for a type.',
    facts: [],
  },
  'air-mover-angle': {
    says: 'Set air movers at 15 to 45 degrees to the wall.',
    value: '15-45 degrees',
    sourcesSay: 'As reported, 5 to 45 degrees, all pointing the same way.',
    facts: ['air-mover-angle'],
  },
  'surface-factors': {
    says: 'Raise the count of air movers for the surface: carpet 1.5, concrete 1.3, hardwood 1.2, tile 1.',
    value: '1 to 1.5',
    sourcesSay:
      'The method as reported knows no such factor. Its low end is for open rooms, its high end for cluttered ones.',
    facts: ['air-mover-count-2021'],
  },
  'air-mover-velocity': {
    says: 'Aim for 400 to 500 feet a minute.',
    value: '400-500 FPM',
    sourcesSay: 'At least 590 feet a minute across wet surfaces at first, as one text reports, and less later.',
    facts: ['surface-airspeed'],
  },
  'air-changes-severe': {
    says: 'Offer 4, 6, 8, 12 and 15 air changes an hour, from clean to severe.',
    value: '4, 6, 8, 12, 15',
    sourcesSay: 'One maker gives 2 to 12 by the job, with 6 as a plain floor. Nobody was found who asks for 15.',
    facts: ['air-scrubbing-rates', 'scrubbers-when'],
  },
  'machine-energy': {
    says: 'Count 6.5 kWh a day for a dehumidifier and 1.2 for an air mover, for 4 days, at $0.15 per kWh.',
    value: '6.5 and 1.2 kWh a day; 4 days; $0.15',
    sourcesSay: 'Amps and volts on the plate give three to eleven times as much for the machines of the trade.',
    facts: ['lgr-amps', 'amps-to-energy'],
  },
} as const satisfies Record<string, HouseRule>;
