import type { Fact } from './fact.ts';

/** The physics behind the psychrometric tools. */
export const psychrometricFacts = {
  'hyland-wexler': {
    status: 'B',
    matter: 'other',
    says: 'The saturation vapor pressure over water and over ice follows the equations of Hyland and Wexler (1983), as the ASHRAE handbook prints them and a published library codes them.',
    sources: ['psychrolib-library'],
  },
  'humidity-over-water': {
    status: 'B',
    matter: 'other',
    says: 'Meteorologists define relative humidity over liquid water at every temperature, below freezing too; the ASHRAE handbook goes over to ice below 32 °F.',
    sources: ['wmo-humidity', 'psychrolib-library'],
  },
  'absolute-humidity-constant': {
    status: 'A',
    matter: 'other',
    says: 'A maker of humidity meters computes absolute humidity as 216.68 times vapor pressure in hPa over temperature in kelvins, g/m³.',
    sources: ['vaisala-formulas'],
  },
  'standard-atmosphere-pressure': {
    status: 'A',
    matter: 'other',
    says: 'Standard air pressure falls from 14.696 psi at sea level to 14.175 psi at 1,000 ft and 12.230 psi at 5,000 ft.',
    sources: ['engineersedge-atmosphere'],
  },
  'town-elevations': {
    status: 'B',
    matter: 'other',
    says: 'Elevations of the federal register of names: New Braunfels 630, Seguin 522, Schertz 712, Cibolo 699, Universal City 764, Canyon Lake 965, Bulverde 1,093, Spring Branch 1,115 feet.',
    sources: ['wikipedia-elevations'],
  },
  'grain-depression': {
    status: 'A',
    matter: 'other',
    says: 'Grain depression is the grains per pound of the affected air minus those of the air that leaves the dehumidifier; a negative figure calls for a second look at readings and machine.',
    sources: ['mica-grain-depression'],
  },
  'open-drying-worked-case': {
    status: 'B',
    matter: 'other',
    says: 'Worked case of open drying: 73 grains per pound inside, 29 outside, 250 CFM exchanged, took over 150 pints a day out of the house.',
    sources: ['candr-open-drying'],
  },
  'five-grain-threshold': {
    status: 'A',
    matter: 'other',
    says: 'Reviewers of invoices often ask for a grain depression of at least five grains a day; late in a job a lower figure is normal, because dry materials give off less, and readings farther from the machine may show more.',
    sources: ['candr-unimportance', 'reets-late-dehumidifiers'],
  },
} as const satisfies Record<string, Fact>;
