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
    description: 'The first two hours in order, with boxes to check. One page, to keep by the breaker panel.',
    category: 'Emergency',
    file: 'emergency-checklist-one-page.pdf',
  },
  {
    title: 'Shutoff and prevention card',
    description: 'Where to turn things off in your house, and what to check in every season. One page.',
    category: 'Emergency',
    file: 'shut-off-and-prevention-card.pdf',
  },
  {
    title: 'Claim documentation checklist',
    description: 'What to photograph, list, keep, and write down before the adjuster comes. One page.',
    category: 'Insurance',
    file: 'claim-documentation-checklist.pdf',
  },
  {
    title: 'Room log',
    description: 'One sheet for each wet room: what got wet, each day’s readings, and the equipment. One page.',
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
    description: 'Daily sheets for air, moisture, and equipment. It works out dew point and grains per pound for you.',
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
    description: 'The whole job, from the first look to the last reading, with drawings.',
    category: 'Trade',
    file: 'restoration-manual.pdf',
  },
  {
    title: 'Psychrometric reference',
    description: 'A table of dew point, grains per pound, mixing ratio, and vapor pressure, for your own tools.',
    category: 'Reference',
    file: 'psychrometric-reference.csv',
  },
];

/** Tools to open at once. */
export const quickTools: readonly { readonly path: string; readonly title: string; readonly says: string }[] = [
  {
    path: '/calculators/psychrometric',
    title: 'Psychrometric calculator',
    says: 'Dew point, vapor pressure, and grains from one reading.',
  },
  {
    path: '/calculators/dehumidification',
    title: 'Dehumidification calculator',
    says: 'Pints per day, dehumidifiers, and power for a room.',
  },
  {
    path: '/calculators/air-movement',
    title: 'Air movement calculator',
    says: 'How many air movers you need, and where to put them.',
  },
  {
    path: '/calculators/air-scrubber',
    title: 'Air scrubber calculator',
    says: 'How much airflow and how many units for clean air.',
  },
  {
    path: '/calculators/circuits',
    title: 'Circuit planner',
    says: 'Which equipment goes on which breaker, so nothing trips.',
  },
  {
    path: '/calculators/air-check',
    title: 'Air check',
    says: 'Is it drying? Compare the air inside, outside, and at the dehumidifier.',
  },
  { path: '/cost-builder', title: 'Cost builder', says: 'A price range for your room, and what changes it.' },
  { path: '/damage-assessment', title: 'Damage assessment', says: 'Say what happened. Find out what to do first.' },
  { path: '/claim-clock', title: 'Claim clock', says: 'Your claim deadlines, with the rule behind each.' },
  {
    path: '/drying-job',
    title: 'Drying job',
    says: 'The rooms, readings, and equipment of a drying job, day by day.',
  },
  {
    path: '/calculators/equipment-check',
    title: 'Equipment check',
    says: 'Questions to ask about a drying invoice, from the methods and the log.',
  },
  {
    path: '/calculators/accuracy',
    title: 'How accurate are they?',
    says: 'We tested our own calculators against published figures.',
  },
  {
    path: '/mold-rules',
    title: 'Texas mold rules',
    says: 'Who may clean this mold, and what paperwork you should get.',
  },
  { path: '/insurance-directory', title: 'Insurance directory', says: 'Search claim phone numbers and tap to call.' },
];

/** Public pages that people in the trade and homeowners should know. Each was read for this site. */
export const professionalReferences: readonly { readonly source: SourceId; readonly says: string }[] = [
  { source: 'epa-mold-brief-guide', says: 'Mold at home: what to do, and when to call for help.' },
  { source: 'epa-mold-buildings-3', says: 'How mold work is planned in larger buildings.' },
  { source: 'niosh-damp-mold', says: 'Damp buildings and health, for workers and managers.' },
  { source: 'fema-pump-basements', says: 'Why you empty a flooded basement slowly.' },
  { source: 'floodsmart-document', says: 'What a flood insurance claim needs to show.' },
  { source: 'fema-proof-of-loss', says: 'The form and the deadline for a flood claim.' },
  { source: 'tdi-getting-paid', says: 'A Texas home claim, step by step.' },
  { source: 'tdi-roofing-law', says: 'What a contractor may and may not do with your claim.' },
  { source: 'opic-claims', says: 'Your rights as a policyholder in Texas.' },
  { source: 'epa-asbestos', says: 'What to know before you open an old wall.' },
];
