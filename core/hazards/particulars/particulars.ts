import { lexica } from '../lexicon/lexica.ts';
import type { TextReading } from '../text-reading.ts';

/** What else a text names that has a step of its own: the appliance, the place, the material, the people. */
export type Particular = (typeof lexica.named)['lists'][number];
export type Particulars = ReadonlySet<Particular>;

export function particularsIn(text: TextReading): Particulars {
  const { named } = lexica;
  return new Set(named.lists.filter((list) => text.says(named, list)));
}
