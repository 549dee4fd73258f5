import type { SourceId } from '../../facts/sources/all-sources.ts';

/** A file on the resources page. Format and size come from the file itself. */
export interface DownloadableResource {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Name of the file under /downloads. An entry without one says so when its button is pressed. */
  readonly file?: string;
}

export const downloadableResources: readonly DownloadableResource[] = [
  {
    title: 'Emergency checklist',
    description: 'The first two hours in order, with boxes to tick. One page: keep it by the panel.',
    category: 'Emergency',
    file: 'emergency-checklist-one-page.pdf',
  },
  {
    title: 'Shut-off and prevention card',
    description: 'Where to turn things off in your house, and what to check in every season. One page.',
    category: 'Emergency',
    file: 'shut-off-and-prevention-card.pdf',
  },
  {
    title: 'Claim documentation checklist',
    description: 'What to photograph, list, keep and write down before the adjuster comes. One page.',
    category: 'Insurance',
    file: 'claim-documentation-checklist.pdf',
  },
  {
    title: 'Room log',
    description: 'One sheet for each wet room: what got wet, the readings of every day, the machines. One page.',
    category: 'Insurance',
    file: 'room-log.pdf',
  },
  {
    title: 'Insurance agents’ guide',
    description: 'Texas water damage claims for agents: deadlines, scope, and what a contractor may not do.',
    category: 'Insurance',
    file: 'insurance-agents-guide.pdf',
  },
  {
    title: 'Moisture and drying log',
    description: 'Daily air, moisture and equipment sheets. Dew point and grains per pound fill themselves in.',
    category: 'Trade',
    file: 'moisture-and-drying-log.xlsx',
  },
  {
    title: 'Equipment calculator workbook',
    description: 'All four calculators and the cost builder as a spreadsheet, with every factor and its source.',
    category: 'Trade',
    file: 'equipment-calculator-workbook.xlsx',
  },
  {
    title: 'Restoration manual',
    description: 'The whole job from the first look to the last reading, with the drawings.',
    category: 'Trade',
    file: 'restoration-manual.pdf',
  },
  {
    title: 'Psychrometric reference',
    description: 'A table of dew point, grains per pound, mixing ratio and vapor pressure, for your own tools.',
    category: 'Reference',
    file: 'psychrometric-reference.csv',
  },
];

/** Tools to open at once. */
export const quickTools: readonly { readonly path: string; readonly title: string; readonly says: string }[] = [
  {
    path: '/calculators/psychrometric',
    title: 'Psychrometric calculator',
    says: 'Dew point, vapor and grains from one reading.',
  },
  {
    path: '/calculators/dehumidification',
    title: 'Dehumidification calculator',
    says: 'Pints a day, machines and power for a room.',
  },
  {
    path: '/calculators/air-movement',
    title: 'Air movement calculator',
    says: 'How many air movers, and where they stand.',
  },
  { path: '/calculators/air-scrubber', title: 'Air scrubber calculator', says: 'Airflow and units for clean air.' },
  {
    path: '/calculators/circuits',
    title: 'Circuit planner',
    says: 'Which machine goes on which breaker, so that none trips.',
  },
  {
    path: '/calculators/air-check',
    title: 'Air check',
    says: 'Is it drying? The air inside, outside and at the machine.',
  },
  { path: '/cost-builder', title: 'Cost builder', says: 'A price range for the job, and what moves it.' },
  { path: '/damage-assessment', title: 'Damage assessment', says: 'Say what happened, get the next steps.' },
  { path: '/claim-clock', title: 'Claim clock', says: 'The dates of a Texas claim, from the days that you know.' },
  {
    path: '/drying-job',
    title: 'Drying job',
    says: 'Rooms, readings and machines of a drying job, day by day.',
  },
  {
    path: '/calculators/equipment-check',
    title: 'Equipment check',
    says: 'A drying invoice beside the methods and the log, as questions.',
  },
  {
    path: '/calculators/accuracy',
    title: 'How exact are they?',
    says: 'Each calculator held against published figures, with the differences.',
  },
  { path: '/mold-rules', title: 'Texas mold rules', says: 'Who may clean this mold, and which papers follow.' },
  { path: '/insurance-directory', title: 'Insurance directory', says: 'Claim phone numbers, to search and tap.' },
];

/** Public pages that people in the trade and homeowners should know. Each was read for this site. */
export const professionalReferences: readonly { readonly source: SourceId; readonly says: string }[] = [
  { source: 'epa-mold-brief-guide', says: 'Mold at home: what to do and when to call somebody.' },
  { source: 'epa-mold-buildings-3', says: 'How mold work is planned in larger buildings.' },
  { source: 'niosh-damp-mold', says: 'Damp buildings and health, for workers and managers.' },
  { source: 'fema-pump-basements', says: 'Why a flooded basement is emptied slowly.' },
  { source: 'floodsmart-document', says: 'What flood insurance wants to see.' },
  { source: 'fema-proof-of-loss', says: 'The form and the deadline of a flood claim.' },
  { source: 'tdi-getting-paid', says: 'A Texas home claim, step by step.' },
  { source: 'tdi-roofing-law', says: 'What a contractor may and may not do with your claim.' },
  { source: 'opic-claims', says: 'Your rights as a policyholder in Texas.' },
  { source: 'epa-asbestos', says: 'Before anybody opens an old wall.' },
];
