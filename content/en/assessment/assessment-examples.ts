/** A description that a link can put into the assessment's box: `/damage-assessment?example=ceiling-sags`. */
export interface AssessmentExample {
  /** Words of the link. */
  readonly label: string;
  readonly text: string;
}

export const assessmentExamples = {
  'washing-machine': {
    label: 'A washing machine overflowed',
    text: 'My washing machine overflowed two hours ago. There is about an inch of soapy water on the laundry room floor and it ran into the hall carpet. The machine is off.',
  },
  'ceiling-sags': {
    label: 'My ceiling sags',
    text: 'My living room ceiling sags and drips. A pipe in the bathroom above burst about an hour ago. The water is off now.',
  },
  'toilet-backup': {
    label: 'A toilet backed up',
    text: 'The toilet backed up overnight. There is brown water over the bathroom tile and the hall carpet.',
  },
  'wet-outlets': {
    label: 'Water at the outlets',
    text: 'Water ran down the wall and over the outlets in the kitchen. The power is still on and one outlet buzzes.',
  },
  'creek-water': {
    label: 'The creek came in',
    text: 'The creek came into the house last night, about six inches. It is going down and leaves mud everywhere.',
  },
  'musty-smell': {
    label: 'It smells musty',
    text: 'The bedroom closet smells musty and the baseboard is swollen. I do not know where the water comes from.',
  },
  'carpet-wet-for-days': {
    label: 'Carpet wet for days',
    text: 'A supply line under the sink leaked while we were away. The carpet has been wet for four days.',
  },
  'generator-inside': {
    label: 'A generator in the garage',
    text: 'The power is out, so we run a generator in the garage to pump out the water. My head aches.',
  },
} as const satisfies Record<string, AssessmentExample>;

export type ExampleId = keyof typeof assessmentExamples;
