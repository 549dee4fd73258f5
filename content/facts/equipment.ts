import type { Fact } from './fact.ts';

/** Machines, meters, and fair reviews of them. */
export const equipmentFacts = {
  'thermal-meter-spec-unconfirmed': {
    status: 'C',
    matter: 'other',
    says: 'Thermal moisture meter figures (under 70 mK, 160 x 120, 15,000 images, 10-year warranty, software at $200 a year) are not confirmed.',
    sources: ['flir-mr277'],
  },
  'lgr-and-conventional-range': {
    status: 'A',
    matter: 'other',
    says: 'Conventional refrigerant dehumidifiers work best at 70-90 °F in humid air down to about 40% RH or 55 grains per pound; LGR units pre-cool the air and keep working below 55, even under 40 grains.',
    sources: ['jondon-dehumidifiers'],
  },
  'desiccant-wheel': {
    status: 'B',
    matter: 'other',
    says: 'Desiccant machines use a silica-gel wheel with heated exhaust air instead of condensation; chosen for colder or very dry targets and large losses.',
    sources: ['ics-differing-dehus'],
  },
  'axial-and-centrifugal': {
    status: 'A',
    matter: 'other',
    says: 'Axial fans move much air at low pressure and low amps (about 1.5 A); centrifugal snouts give focused, higher-pressure flow at more amps (about 4.7 A). Count amps before loading a 15 or 20 A circuit.',
    sources: ['ohio-air-movers'],
  },
  'velocity-volume-pressure': {
    status: 'A',
    matter: 'other',
    says: 'Velocity, volume and pressure are three things: velocity dries surfaces, volume serves rooms, pressure serves cavities, cabinets and hardwood mats.',
    sources: ['legend-air-movers-differ'],
  },
  'hepa-leakage': {
    status: 'A',
    matter: 'other',
    says: 'HEPA: at least 99.97% of 0.3 micron particles; a 99% unit leaks over 30 times as much, a 95% unit over 165 times. Ask for leak-tested units.',
    sources: ['rr-hepa'],
  },
  'air-scrubbing-rates': {
    status: 'A',
    matter: 'other',
    says: 'Air scrubbing: 2-4 air changes an hour for dust, 4 common for mold, 6-12 if the consultant asks; a plain floor is 6, that is volume divided by 10 = CFM.',
    sources: ['legend-air-changes'],
  },
  'negative-air': {
    status: 'A',
    matter: 'other',
    says: 'Negative air: more air must leave the closed area than enters; HEPA-filtered exhaust need not go outdoors but usually should.',
    sources: ['airco-negative-air'],
  },
  'pin-and-pinless': {
    status: 'A',
    matter: 'other',
    says: 'Pin meters give a number at pin depth but leave holes and are thrown off by salts; pinless scan fast and mark nothing but only compare, average with depth, and jump over metal.',
    sources: ['industrysearch-meters', 'mcgarry-meters'],
  },
  'pinless-same-construction': {
    status: 'A',
    matter: 'other',
    says: 'Test a pinless reading against a known-dry piece of the same thickness and construction.',
    sources: ['industrysearch-meters'],
  },
  'mr277-unconfirmed': {
    status: 'C',
    matter: 'other',
    says: 'The figures of the FLIR MR277 data sheet (160 x 120, under 70 mK, 15,000 images) must be read from the maker page before printing.',
    sources: ['flir-mr277'],
  },
  'ten-year-detector-warranty': {
    status: 'B',
    matter: 'other',
    says: 'A 10-year FLIR warranty has meant the DETECTOR: older FLIR handheld terms give 2 years on the camera and 10 on the detector if registered within 60 days. State parts and terms exactly and date them.',
    sources: ['flir-c7200'],
  },
  'thermal-sensitivity-context': {
    status: 'A',
    matter: 'other',
    says: 'A common 160 x 120 FLIR camera core is rated under 50 mK and about 8.7 frames a second, so "under 70 mK" is not class-leading.',
    sources: ['m5stack-lepton'],
  },
} as const satisfies Record<string, Fact>;
