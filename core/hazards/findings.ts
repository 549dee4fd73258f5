import { type Finding, type Hazard, hazards, type Span } from './hazards.ts';
import { lexica } from './lexicon/lexica.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { vulnerableAges } from './particulars/ages/ages.ts';
import { childWriter } from './particulars/ages/child-writer.ts';
import { suspectYears } from './particulars/ages/years.ts';
import type { Extent } from './particulars/extent.ts';
import type { Elapsed } from './particulars/time/elapsed.ts';
import type { Match } from './patterns.ts';
import type { Reader } from './reader.ts';
import type { TextReading } from './text-reading.ts';
import { isDenied } from './words/negation.ts';

/** Phrases of a hazard that no denial, no "is fine" and no trap takes away. */
function plain<List extends string>(text: TextReading, lexicon: Lexicon<List | 'phrases' | 'not'>): Match[] {
  return text.without(text.notWell(text.affirmed(lexicon, 'phrases')), text.all(lexicon, 'not'));
}

/** A child who writes and says that no grown-up is there. */
function childAlone(text: TextReading): Match[] {
  const writer = childWriter(text.reader);
  return writer.length > 0 && text.all(lexica['person-in-danger'], 'childAlone').length > 0 ? writer : [];
}

/** Water at the panel: nobody may go there to cut the power. */
function wetPanelIn(text: TextReading): Match[] {
  return text.notWell(text.affirmed(lexica.named, 'wetPanel'));
}

/** Kinds of people in danger that have a step of their own and name the danger by themselves. */
const kindsInDanger = ['missingChild', 'trappedByWater', 'illFromWater', 'chestPain'] as const;
const denyingKinds: readonly string[] = ['missingChild', 'trappedByWater'];

function personIn(text: TextReading, isFlooded: boolean): Match[] {
  const lexicon = lexica['person-in-danger'];
  const named = text.without(text.affirmed(lexicon, 'phrases'), text.all(lexicon, 'not'));
  const unreached = isFlooded ? text.all(lexicon, 'unreached') : [];
  const traps = text.all(lexicon, 'not');
  const kinds = kindsInDanger.flatMap((kind) => {
    const matches = denyingKinds.includes(kind) ? text.all(lexica.named, kind) : text.affirmed(lexica.named, kind);
    return text.without(matches, traps);
  });
  return [...shockIn(text), ...named, ...kinds, ...unreached, ...childAlone(text)];
}

/** Words of a text that is nothing but a cry. */
const cryWords = 2;

function fireIn(text: TextReading): Match[] {
  const cries = text.reader.tokens.length <= cryWords ? text.affirmed(lexica.fire, 'cries') : [];
  return [...cries, ...plain(text, lexica.fire)];
}

function gasIn(text: TextReading): Match[] {
  return [...text.affirmed(lexica.gas, 'surely'), ...plain(text, lexica.gas)];
}

/** Someone who felt the current is in danger, and the current is still there. */
function shockIn(text: TextReading): Match[] {
  const lexicon = lexica['person-in-danger'];
  return text.without(text.affirmed(lexicon, 'shock'), text.all(lexicon, 'not'));
}

function floodIn(text: TextReading): Match[] {
  const lexicon = lexica['flood-water'];
  const traps = text.all(lexicon, 'not');
  const found = text.without(text.affirmed(lexicon, 'phrases'), traps);
  const certain = text.without(text.affirmed(lexicon, 'surely'), traps);
  if (certain.length > 0) return found;
  return text.says(lexicon, 'inside') ? [] : found;
}

function moldIn(text: TextReading): Match[] {
  return text.without(text.affirmed(lexica.mold, 'phrases'), text.all(lexica.mold, 'not'));
}

/** Words after a person that say they were moved out of harm before. */
const away = /^(?:rerouted|relocated|evacuated|transferred|discharged|reubicad[oa]s?|evacuad[oa]s?|trasladad[oa]s?)$/;

/** Whether the sentence goes on to say so of the person at the end of a match, and no denial stands between. */
function isAway(reader: Reader, match: Match): boolean {
  const last = Math.max(...match);
  return [1, 2, 3].some((step) => {
    const token = reader.tokens[last + step];
    const said = token?.sentence === reader.tokens[last]?.sentence && away.test(token?.word ?? '');
    return said && !isDenied(reader, [last + step]);
  });
}

function vulnerableIn(text: TextReading): Match[] {
  const lexicon = lexica['vulnerable-people'];
  const { reader } = text;
  const named = text.without(text.affirmed(lexicon, 'phrases'), text.all(lexicon, 'not'));
  return [...named, ...vulnerableAges(reader), ...childWriter(reader)].filter((match) => !isAway(reader, match));
}

function asbestosIn(text: TextReading): Match[] {
  const lexicon = lexica['asbestos-or-lead'];
  const named = text.affirmed(lexicon, 'phrases');
  const years = suspectYears(text.reader);
  const material = years.length > 0 ? text.affirmed(lexicon, 'material') : [];
  return material.length > 0 ? [...named, ...years, ...material.slice(0, 2)] : named;
}

function ongoingIn(text: TextReading): Match[] {
  const { ongoing } = lexica;
  const traps = text.all(ongoing, 'not');
  const ended = text.affirmed(ongoing, 'ended');
  const surely = text.without(
    [...text.all(ongoing, 'surely'), ...text.all(ongoing, 'uncontrolled')],
    [...traps, ...ended],
  );
  if (surely.length > 0) return surely;
  return text.says(ongoing, 'stopped') ? [] : text.without(text.affirmed(ongoing, 'maybe'), traps);
}

function contentsIn(text: TextReading): Match[] {
  const lexicon = lexica['contents-only'];
  const spilled = text.all(lexicon, 'spill');
  const belongings = text.affirmed(lexicon, 'contents');
  const building = text.notWell(text.affirmed(lexicon, 'building'));
  return spilled.length > 0 && belongings.length > 0 && building.length === 0 ? [...spilled, ...belongings] : [];
}

/** Materials that stayed wet this long are taken to be moldy even where nobody saw any. Source: CDC and EPA, 24 to 48 hours. */
const presumedMoldHours = 72;

/** The hazards of a text in the order of `hazards`, before anyone asks whether it speaks of the past. */
export function findingsIn(text: TextReading, elapsed: Elapsed | null, extent: Extent): readonly Finding[] {
  const flooded = floodIn(text);
  const flood = [...text.spans(flooded), ...extent.fromOutside];
  const seen = text.spans(moldIn(text));
  const wetLong = elapsed?.exact && elapsed.hours >= presumedMoldHours && text.says(lexica.mold, 'material');
  const isPresumed = Boolean(wetLong) && seen.length === 0;
  const found: Readonly<Record<Hazard, readonly Span[]>> = {
    'person-in-danger': text.spans(personIn(text, flooded.length > 0)),
    fire: text.spans(fireIn(text)),
    'downed-line': text.spans(plain(text, lexica['downed-line'])),
    gas: text.spans(gasIn(text)),
    'carbon-monoxide': text.spans(plain(text, lexica['carbon-monoxide'])),
    fumes: text.spans(plain(text, lexica.fumes)),
    crisis: text.spans(plain(text, lexica.crisis)),
    battery: text.spans(plain(text, lexica.battery)),
    animals: text.spans(plain(text, lexica.animals)),
    electrical: text.spans([...plain(text, lexica.electrical), ...wetPanelIn(text), ...shockIn(text)]),
    structural: text.spans(plain(text, lexica.structural)),
    'flood-water': flood,
    sewage: text.spans(plain(text, lexica.sewage)),
    'asbestos-or-lead': text.spans(asbestosIn(text)),
    mold: isPresumed ? (elapsed?.spans ?? []) : seen,
    'vulnerable-people': text.spans(vulnerableIn(text)),
    ongoing: text.spans(ongoingIn(text)),
    'contents-only': flood.length > 0 ? [] : text.spans(contentsIn(text)),
  };
  return hazards.flatMap((hazard) => {
    const spans = found[hazard];
    return spans.length > 0 || (hazard === 'mold' && isPresumed) ? [{ hazard, spans }] : [];
  });
}
