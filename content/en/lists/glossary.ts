/** A term of the trade that guides explain at its first mention. */
export interface GlossaryTerm {
  readonly id: string;
  /** How the text writes it, longest first. */
  readonly forms: readonly string[];
  readonly means: string;
}

export const glossary: readonly GlossaryTerm[] = [
  {
    id: 'dry-standard',
    forms: ['dry standard'],
    means: 'The moisture reading of the same material where it never got wet.',
  },
  { id: 'moisture-map', forms: ['moisture map'], means: 'A floor plan with moisture readings at marked spots.' },
  { id: 'scope', forms: ['scope of work', 'scope'], means: 'The list of work that an estimate covers.' },
  {
    id: 'air-mover',
    forms: ['air movers', 'air mover'],
    means: 'A strong fan that blows along wet surfaces so the water evaporates.',
  },
  {
    id: 'air-scrubber',
    forms: ['air scrubbers', 'air scrubber'],
    means: 'A fan with a fine filter that cleans the air of a room.',
  },
  {
    id: 'lgr',
    forms: ['LGR'],
    means: 'Low grain refrigerant: a dehumidifier that cools the air first, so it still works in drier air.',
  },
  {
    id: 'desiccant',
    forms: ['desiccant'],
    means: 'A dehumidifier that soaks up water with a drying agent. It works in cold and very dry air.',
  },
  {
    id: 'containment',
    forms: ['containment'],
    means: 'Plastic walls and lower air pressure that keep dust and spores in one area.',
  },
  {
    id: 'negative-pressure',
    forms: ['negative pressure', 'negative air'],
    means: 'More air is drawn out of a closed area than gets in, so dust stays inside.',
  },
  { id: 'hepa', forms: ['HEPA'], means: 'A filter fine enough to catch mold spores.' },
  {
    id: 'gfci',
    forms: ['GFCI'],
    means: 'An outlet or breaker that cuts the power at once when current leaks. It has Test and Reset buttons.',
  },
  {
    id: 'public-adjuster',
    forms: ['public adjusters', 'public adjuster'],
    means: 'A licensed person you hire to handle your claim. A contractor can’t do that.',
  },
  {
    id: 'adjuster',
    forms: ['adjusters', 'adjuster'],
    means: 'The person your insurance company sends to look at the damage.',
  },
  { id: 'deductible', forms: ['deductible'], means: 'The part of a loss that you pay before the insurance does.' },
  {
    id: 'proof-of-loss',
    forms: ['proof of loss'],
    means: 'Your signed statement to the insurer of what was damaged and what it’s worth.',
  },
  { id: 'dew-point', forms: ['dew point'], means: 'The temperature at which the vapor in this air turns into water.' },
  {
    id: 'vapor-pressure',
    forms: ['vapor pressure'],
    means: 'The push of the vapor in the air. Water moves from high to low.',
  },
  {
    id: 'grains-per-pound',
    forms: ['grains per pound'],
    means: 'How much water is in the air, by weight, whatever its temperature.',
  },
  { id: 'subfloor', forms: ['subfloor'], means: 'The boards or panels under the finished floor.' },
  {
    id: 'relative-humidity',
    forms: ['relative humidity'],
    means: 'How full of vapor the air is, compared with the most it can hold at that temperature.',
  },
];
