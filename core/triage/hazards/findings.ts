import { vulnerableAges } from '../details/ages.ts';
import { childWriter } from '../details/child-writer.ts';
import { denying, type Particular } from '../details/details.ts';
import type { Elapsed } from '../details/elapsed.ts';
import type { Extent } from '../details/extent.ts';
import { isMeasured } from '../details/measured.ts';
import { allLexicons } from '../lexicon/all-lexicons.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isDenied } from '../nlp/negation.ts';
import type { Token } from '../nlp/tokens.ts';
import { type Finding, type Hazard, hazards, type Span } from './hazards.ts';
import type { Match } from './patterns.ts';
import type { Reader } from './reader.ts';
import type { TextReading } from './text-reading.ts';

/** Last year in which a house is taken to hold asbestos or lead unless someone tested it. */
const lastSuspectYear = 1980;

/** Where the text gives a building year before 1981: "1974", "built in the 60s", "1950's ranch". */
export function suspectYears({ tokens }: Reader): Match[] {
  return tokens.flatMap(({ word, sentence }, index): Match[] => {
    const next = tokens[index + 1];
    const follows = next?.sentence === sentence ? next.word : '';
    if (/^(sf|sq|sqft|square|feet|ft|gallons?|gal|dollars|psi|pies|degrees)$/.test(follows)) return [];
    if (/^(19\d\d|18\d\d)s?$/.test(word) && Number.parseInt(word, 10) <= lastSuspectYear) return [[index]];
    if (/^[2-7]0s$/.test(word) && !/^(in|the)$/.test(tokens[index + 1]?.word ?? ''))
      return isDecade(tokens, index) ? [[index]] : [];
    if (isShortYear(tokens, index)) return [[index]];
    const century = /^(victorian|craftsman|midcentury|prewar|historic|1920s|cincuentas|sesentas|setentas)$/.test(word);
    return century ? [[index]] : [];
  });
}

/** "Casa del 55", "de los 60", "built in '62": a year of two digits after the words of a building. */
function isShortYear(tokens: readonly Token[], index: number): boolean {
  const [last = '', ...earlier] = [1, 2, 3, 4].map((step) => tokens[index - step]?.word ?? '');
  return (
    /^[2-7]\d$/.test(tokens[index]?.word ?? '') &&
    !isMeasured(tokens, index) &&
    /^(del|los|in|circa|back)$/.test(last) &&
    earlier.some((word) =>
      /^(built|build|casa|casita|edificio|construid[oa]|construyo|constructed|hech[oa])$/.test(word),
    )
  );
}

function isDecade(tokens: readonly Token[], index: number): boolean {
  const near = [1, 2, 3].flatMap((step) => [tokens[index - step]?.word ?? '', tokens[index + step]?.word ?? '']);
  return near.some((word) =>
    /^(built|house|home|ranch|from|era|duplex|bungalow|cottage|casa|build|early|late|mid|the)$/.test(word),
  );
}

/** Phrases of a hazard that no denial, no "is fine" and no trap takes away. */
function plain<List extends string>(text: TextReading, lexicon: Lexicon<List | 'phrases' | 'not'>): Match[] {
  return text.without(text.notWell(text.affirmed(lexicon, 'phrases')), text.all(lexicon, 'not'));
}

/** A child who writes and says that no grown-up is there. */
function childAlone(text: TextReading): Match[] {
  const writer = childWriter(text.reader);
  return writer.length > 0 && text.all(allLexicons['person-in-danger'], 'childAlone').length > 0 ? writer : [];
}

/** Water at the panel: nobody may go there to cut the power. */
function wetPanelIn(text: TextReading): Match[] {
  return text.notWell(text.affirmed(allLexicons.named, 'wetPanel'));
}

/** Phrases of what is named, without the traps of a hazard. */
function kindOf<List extends string>(text: TextReading, kind: Particular, lexicon: Lexicon<List | 'not'>): Match[] {
  return text.without(text.notWell(text.affirmed(allLexicons.named, kind)), text.all(lexicon, 'not'));
}

/**
 * The supply line of a toilet carries clean water, unless the text says what came out of the bowl, and the drain of an air
 * conditioner condensate, unless the text names a drain of the house.
 */
function sewageIn(text: TextReading): Match[] {
  const { sewage } = allLexicons;
  return text.without(plain(text, sewage), [
    ...(text.names(sewage, 'soiled') ? [] : text.all(sewage, 'supplySide')),
    ...(text.names(sewage, 'houseDrain') ? [] : text.all(sewage, 'condensateDrain')),
  ]);
}

/** Kinds of people in danger that have a step of their own and name the danger by themselves. */
const kindsInDanger = [
  'missingChild',
  'trappedByWater',
  'onRoof',
  'illFromWater',
  'chestPain',
  'birth',
  'medical',
  'suddenIllness',
  'suddenLoss',
  'breathingPower',
  'helpless',
  'stroke',
  'strokeLoss',
  'pinned',
  'elsewhere',
  'scald',
  'confinedSpace',
  'shutIn',
  'inAttic',
  'overheated',
] as const;

function personIn(text: TextReading, isFlooded: boolean): Match[] {
  const lexicon = allLexicons['person-in-danger'];
  const named = text.without(text.affirmed(lexicon, 'phrases'), text.all(lexicon, 'not'));
  const unreached = isFlooded ? text.all(lexicon, 'unreached') : [];
  const traps = text.all(lexicon, 'not');
  const kinds = kindsInDanger.flatMap((kind) => {
    const matches = denying.includes(kind) ? text.all(allLexicons.named, kind) : text.affirmed(allLexicons.named, kind);
    return text.without(matches, traps);
  });
  return [...shockIn(text), ...named, ...kinds, ...unreached, ...childAlone(text)];
}

/** Words of a text that is nothing but a cry. */
const cryWords = 2;

function fireIn(text: TextReading): Match[] {
  const cries = text.reader.tokens.length <= cryWords ? text.affirmed(allLexicons.fire, 'cries') : [];
  return [...cries, ...plain(text, allLexicons.fire)];
}

function gasIn(text: TextReading): Match[] {
  return [...text.affirmed(allLexicons.gas, 'surely'), ...plain(text, allLexicons.gas)];
}

/** Someone who felt the current is in danger, and the current is still there. A burn from hot water names no current. */
export function shockIn(text: TextReading): Match[] {
  const isScald = text.says(allLexicons.named, 'scald');
  if (isScald && !text.names(allLexicons.electrical, 'current')) return [];
  const lexicon = allLexicons['person-in-danger'];
  return text.without(text.affirmed(lexicon, 'shock'), text.all(lexicon, 'not'));
}

/** Whether rain came in through the roof, a door or a window. People on a roof are there because of the water below. */
function isRainThrough(text: TextReading): boolean {
  const { named } = allLexicons;
  const isOnRoof = (['onRoof', 'trappedByWater'] as const).some((list) => text.names(named, list));
  return text.says(named, 'rainEntry') || (!isOnRoof && text.says(named, 'roofRain'));
}

/** Rain that the roof, a door or a window let in is a flood only with depth, a rise, or other water outdoors. */
function floodIn(text: TextReading, { rising, deep }: Extent): Match[] {
  const lexicon = allLexicons['flood-water'];
  const isMain = text.says(allLexicons.named, 'cityMain');
  const traps = [...text.all(lexicon, 'not'), ...(isMain ? text.all(lexicon, 'streets') : [])];
  const found = text.without(text.affirmed(lexicon, 'phrases'), traps);
  const [outdoors, certain] = (['outdoors', 'surely'] as const).map((list) =>
    text.without(text.affirmed(lexicon, list), traps),
  );
  if (outdoors?.length) return found;
  const isFlooded = rising.length + deep.length > 0 || text.names(lexicon, 'flood');
  if (!isFlooded && isRainThrough(text)) return [];
  if (certain?.length) return found;
  return text.says(lexicon, 'inside') ? [] : found;
}

function moldIn(text: TextReading): Match[] {
  return text.without(text.affirmed(allLexicons.mold, 'phrases'), text.all(allLexicons.mold, 'not'));
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
  const lexicon = allLexicons['vulnerable-people'];
  const { reader } = text;
  const named = text.without(text.affirmed(lexicon, 'phrases'), text.all(lexicon, 'not'));
  return [...named, ...vulnerableAges(reader), ...childWriter(reader)].filter((match) => !isAway(reader, match));
}

function asbestosIn(text: TextReading): Match[] {
  const lexicon = allLexicons['asbestos-or-lead'];
  const named = text.affirmed(lexicon, 'phrases');
  const years = suspectYears(text.reader);
  const material = years.length > 0 ? text.affirmed(lexicon, 'material') : [];
  return material.length > 0 ? [...named, ...years, ...material.slice(0, 2)] : named;
}

function ongoingIn(text: TextReading): Match[] {
  const { ongoing } = allLexicons;
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
  const lexicon = allLexicons['contents-only'];
  const spilled = text.all(lexicon, 'spill');
  const belongings = text.affirmed(lexicon, 'contents');
  const building = text.notWell(text.affirmed(lexicon, 'building'));
  return spilled.length > 0 && belongings.length > 0 && building.length === 0 ? [...spilled, ...belongings] : [];
}

/** Materials that stayed wet this long are taken to be moldy even where nobody saw any. Source: CDC and EPA, 24 to 48 hours. */
const presumedMoldHours = 72;

/** The hazards of a text in the order of `hazards`, before anyone asks whether it speaks of the past. */
export function findingsIn(text: TextReading, elapsed: Elapsed | null, extent: Extent): readonly Finding[] {
  const flooded = floodIn(text, extent);
  const flood = [...text.spans(flooded), ...extent.fromOutside];
  const seen = text.spans(moldIn(text));
  const wetLong = elapsed?.exact && elapsed.hours >= presumedMoldHours && text.says(allLexicons.mold, 'material');
  const isPresumed = Boolean(wetLong) && seen.length === 0;
  const fire = fireIn(text);
  // Every other hazard is read by the phrases of its lexicon alone.
  const special = {
    'person-in-danger': text.spans(personIn(text, flooded.length > 0)),
    fire: text.spans(fire),
    gas: text.spans(gasIn(text)),
    electrical: [
      ...text.spans([
        ...plain(text, allLexicons.electrical),
        ...kindOf(text, 'liveInWater', allLexicons.electrical),
        ...kindOf(text, 'hotWall', allLexicons.electrical),
        ...kindOf(text, 'climbNearLine', allLexicons['downed-line']),
        ...wetPanelIn(text),
        ...shockIn(text),
      ]),
      // A flood has its own steps for the power.
      ...(flood.length > 0 ? [] : extent.overOutlets),
    ],
    battery: text.spans([
      ...plain(text, allLexicons.battery),
      // A fire has everyone leave already.
      ...(fire.length > 0 ? [] : kindOf(text, 'batteryActs', allLexicons.battery)),
    ]),
    structural: text.spans([
      ...plain(text, allLexicons.structural),
      ...kindOf(text, 'givingWay', allLexicons.structural),
      ...kindOf(text, 'sleeperBelow', allLexicons.structural),
    ]),
    'flood-water': flood,
    sewage: text.spans(sewageIn(text)),
    'asbestos-or-lead': text.spans(asbestosIn(text)),
    mold: isPresumed ? (elapsed?.spans ?? []) : seen,
    'vulnerable-people': text.spans(vulnerableIn(text)),
    ongoing: text.spans(ongoingIn(text)),
    'contents-only': flood.length > 0 ? [] : text.spans(contentsIn(text)),
  } satisfies Partial<Record<Hazard, readonly Span[]>>;
  const isSpecial = (hazard: Hazard): hazard is keyof typeof special => Object.hasOwn(special, hazard);
  return hazards.flatMap((hazard) => {
    const spans = isSpecial(hazard) ? special[hazard] : text.spans(plain(text, allLexicons[hazard]));
    return spans.length > 0 || (hazard === 'mold' && isPresumed) ? [{ hazard, spans }] : [];
  });
}
