import type { Fact } from './fact.ts';

/** Living in a wet house: people, pets, wells. */
export const stayingFacts = {
  're-enter-when-professionals-clear': {
    status: 'A',
    matter: 'safety',
    says: 'Wait to re-enter until professionals say it is safe, with no structural, electrical or other hazard.',
    sources: ['cdc-mold-cleanup-guide'],
  },
  'assume-mold-after-48-hours': {
    status: 'A',
    matter: 'safety',
    says: 'If the home could not be dried within 24-48 hours assume mold, even where none shows: it hides behind carpet, cushions and walls.',
    sources: ['cdc-mold-cleanup-guide'],
  },
  'who-stays-out-of-cleanup': {
    status: 'A',
    matter: 'safety',
    says: 'Children, pregnant people, and people with weak immune systems or chronic breathing trouble such as asthma should take no part in flood cleanup.',
    sources: ['epa-flood-healthy-home'],
  },
  'higher-risk-from-mold': {
    status: 'A',
    matter: 'safety',
    says: 'CDC named infants, children, immune-compromised people, pregnant women, people with allergies, chemical sensitivity or asthma, and older people as at higher risk from mold.',
    sources: ['cdc-flooded-buildings-2009'],
  },
  'damp-buildings-health-effects': {
    status: 'A',
    matter: 'safety',
    says: 'Living, working or studying in damp buildings is linked with respiratory symptoms, new or worse asthma, hypersensitivity pneumonitis, respiratory infection, hay fever, bronchitis and eczema.',
    sources: ['niosh-damp-tool'],
  },
  'stay-away-until-dry': {
    status: 'B',
    matter: 'safety',
    says: 'EPA advice on returning: wait until the house is fully dry and no mold is visible; some families with minor damage can stay during repairs, others must stay away on medical grounds.',
    sources: ['cdc-mold-cleanup-guide'],
  },
  'living-costs-cover': {
    status: 'B',
    matter: 'law',
    says: 'Many home policies pay part of living costs if covered damage makes the home unusable; ask the company and keep receipts.',
    sources: ['tdi-recovery'],
  },
  'pets-and-floodwater': {
    status: 'A',
    matter: 'safety',
    says: 'Keep pets out of floodwater and do not let them drink it; wash a wet or muddy pet with clean water; keep on a leash or in a carrier near debris.',
    sources: ['minot-pets'],
  },
  'soft-toys-and-mattresses': {
    status: 'A',
    matter: 'safety',
    says: 'Discard soft toys, mattresses, pillows and foam that floodwater touched; clean hard toys and surfaces with hot water and detergent.',
    sources: ['cdc-flood-cleanup'],
  },
  'flooded-well-do-not-use': {
    status: 'A',
    matter: 'safety',
    says: 'Private wells: treat a flooded well as contaminated. Do not use it for drinking, cooking, ice, brushing teeth or even bathing until a test clears it.',
    sources: ['tamu-soilcrop-wells'],
  },
  'well-test-after-flood': {
    status: 'A',
    matter: 'safety',
    says: 'After a flood send a sample to a laboratory on the Texas Commission on Environmental Quality list; AgriLife county offices run screenings and give disinfection steps (shock chlorination). Test every year for E. coli, coliforms, nitrate and salinity.',
    sources: ['agrilife-wells-2020', 'tamu-soilcrop-wells'],
  },
} as const satisfies Record<string, Fact>;
