import type { Span } from '../hazards/hazards.ts';
import type { Match } from '../hazards/patterns.ts';
import type { TextReading } from '../hazards/text-reading.ts';
import { allLexicons } from '../lexicon/all-lexicons.ts';
import { depthIn } from './depth.ts';

/** How much water, how deep, and whether anyone can stop it. Each holds the words that say so. */
export interface Extent {
  /** Several rooms, a whole floor, everything. */
  readonly wide: readonly Span[];
  /** A whole room or carpet, or two rooms: too much to dry alone in time. */
  readonly large: readonly Span[];
  /** It rains indoors or comes in a stream. */
  readonly strong: readonly Span[];
  /** Two inches and more, or up to a part of the body. */
  readonly deep: readonly Span[];
  readonly rising: readonly Span[];
  /** It runs and nobody can stop it. */
  readonly uncontrolled: readonly Span[];
  /** Indoor water as high as outlets. */
  readonly overOutlets: readonly Span[];
  /** Deep water that nothing inside the house explains, or that comes with rain, a river or the street. */
  readonly fromOutside: readonly Span[];
}

/** Indoor water of this depth, in inches, is no small matter. Source: our own rule. */
const deepInches = 2;
/** No pipe fills a house this high, in inches, before someone notices, and here outlets are under water. Source: our own rule. */
const floodInches = 12;

const roomWords =
  /^(kitchen|living|bedroom|bathroom|hall|hallway|den|closet|laundry|dining|garage|office|basement|sala|cocina|recamara|bano|pasillo|comedor|cochera)s?$/;

/** What no water from inside the house reaches. */
const high = new Set(
  (
    'waist hip hips chest neck thigh thighs cintura pecho cuello cadera window windows ventana ventanas counter counters mattress ' +
    'knob knobs doorknob doorknobs roof hood bed cama switches'
  ).split(' '),
);

/** Three rooms that one sentence names beside wet things. */
function namedRooms({ reader: { tokens } }: TextReading): Match[] {
  const bySentence = new Map<number, Map<string, number>>();
  tokens.forEach(({ word, sentence }, index) => {
    if (!roomWords.test(word)) return;
    const rooms = bySentence.get(sentence) ?? new Map<string, number>();
    rooms.set(word, index);
    bySentence.set(sentence, rooms);
  });
  return [...bySentence.values()].filter((rooms) => rooms.size >= 3).map((rooms) => [...rooms.values()]);
}

const wetted = /^(?:wet|soak|flood|damp|drench|squish|satur|water|moj|empap|inund|encharc|agua)/;
const betweenRooms = /^(?:and|y|the|my|our|la|el|mi|floors?|carpets?|rooms?|piso|alfombra)$/;

/** Two rooms joined by "and" in a sentence of something wet. */
function roomPairs({ reader: { tokens } }: TextReading): Match[] {
  const rooms = tokens.flatMap(({ word }, at) => (roomWords.test(word) ? [at] : []));
  if (rooms.length < 2) return [];
  const wet = new Set(tokens.flatMap(({ word, sentence }) => (wetted.test(word) ? [sentence] : [])));
  return rooms.slice(1).flatMap((other, step): Match[] => {
    const at = rooms[step] ?? other;
    const sentence = tokens[at]?.sentence ?? -1;
    if (tokens[other]?.sentence !== sentence || !wet.has(sentence)) return [];
    const between = tokens.slice(at + 1, other).map(({ word }) => word);
    const isPair =
      between.some((one) => one === 'and' || one === 'y') && between.every((one) => betweenRooms.test(one));
    return isPair ? [[at, other]] : [];
  });
}

export function extentIn(text: TextReading): Extent {
  const { extent, ongoing } = allLexicons;
  const stopped = text.without(text.affirmed(ongoing, 'stopped'), text.all(ongoing, 'uncontrolled')).length > 0;
  const depth = depthIn(text.reader);
  const body = text.without(text.affirmed(extent, 'deep'), text.all(extent, 'painful'));
  const rising = text.affirmed(extent, 'rising');
  const deep = [...(depth && depth.inches >= deepInches ? [depth.match] : []), ...body];
  const inside = text.says(allLexicons['flood-water'], 'inside');
  const outside = text.says(extent, 'outside');
  // Ground water fills a basement or a sump pit without any river.
  const below = text.says(allLexicons.named, 'basement') || text.says(allLexicons.named, 'crawlspace');
  const over = body.some((match) => match.some((at) => high.has(text.reader.tokens[at]?.word ?? '')));
  const explained = inside && !over && (below || (depth?.inches ?? 0) < 2 * floodInches);
  const flooded =
    !explained &&
    deep.length > 0 &&
    (outside || rising.length > 0 || body.length > 0 || (!below && (depth?.inches ?? 0) >= floodInches));
  const uncontrolled = stopped ? [] : text.without(text.all(ongoing, 'uncontrolled'), text.all(ongoing, 'not'));
  return {
    wide: text.spans([...text.affirmed(extent, 'wide'), ...namedRooms(text)]),
    large: text.spans([...text.affirmed(extent, 'large'), ...roomPairs(text)]),
    strong: text.spans([...text.affirmed(extent, 'rain'), ...(stopped ? [] : text.affirmed(extent, 'flow'))]),
    deep: text.spans(deep),
    rising: text.spans(rising),
    uncontrolled: text.spans(uncontrolled),
    overOutlets: depth && depth.inches >= floodInches ? text.spans([depth.match]) : [],
    fromOutside: flooded ? text.spans(deep) : [],
  };
}
