import { allLexicons } from '../lexicon/all-lexicons.ts';
import type { Span } from './hazards.ts';
import type { TextReading } from './text-reading.ts';

/** What a text says about where the water came from and how clean it is. Each holds the words that say so. */
export interface WaterSigns {
  readonly used: readonly Span[];
  readonly building: readonly Span[];
  readonly dirty: readonly Span[];
  /** Animal or human matter in the water. */
  readonly remains: readonly Span[];
  readonly unknown: readonly Span[];
  readonly longDamp: readonly Span[];
  readonly stagnant: readonly Span[];
  readonly chemicals: readonly Span[];
  readonly named3: readonly Span[];
  readonly named2: readonly Span[];
  readonly supply: readonly Span[];
  /** Whether the text names a source at all. */
  readonly anySource: boolean;
}

export function signsIn(text: TextReading): WaterSigns {
  const { water } = allLexicons;
  const spans = (list: Parameters<typeof water.patterns>[0]) => text.spans(text.affirmed(water, list));
  const all = (list: Parameters<typeof water.patterns>[0]) => text.spans(text.all(water, list));
  return {
    used: text.spans(text.without(text.affirmed(water, 'used'), text.all(water, 'notUsed'))),
    building: spans('building'),
    dirty: spans('dirty'),
    remains: spans('remains'),
    unknown: all('unknown'),
    longDamp: spans('longDamp'),
    stagnant: spans('stagnant'),
    chemicals: spans('chemicals'),
    named3: spans('named3'),
    named2: spans('named2'),
    supply: spans('supply'),
    anySource: text.says(water, 'anySource'),
  };
}
