import { describe, expect, test } from 'vitest';
import type { Elapsed } from '../details/elapsed.ts';
import type { Finding, Hazard, Span } from '../hazards/hazards.ts';
import type { WaterSigns } from '../hazards/read.ts';
import { raisedCategory, raisesIn } from './severity-raises.ts';

/** Words from the tenth letter to the fourteenth; `after` touches them, `across` shares a letter with them. */
const words: Span = { start: 10, end: 14 };
const after: Span = { start: 14, end: 18 };
const before: Span = { start: 6, end: 10 };
const across: Span = { start: 13, end: 18 };
const long: Span = { start: 0, end: 4 };

const silent: WaterSigns = {
  used: [],
  listed: { gray: [], black: [] },
  through: { rain: [], roof: [], ground: [], wall: [], outdoorSupply: [], hiddenLeak: [] },
  building: [],
  dirty: [],
  remains: [],
  unknown: [],
  longDamp: [],
  stagnant: [],
  chemicals: [],
  named3: [],
  named2: [],
  supply: [],
  anySource: false,
};
const found = (hazard: Hazard, span = words): Finding => ({ hazard, spans: [span] }) as Finding;
const hoursOld = (hours: number, exact = true): Elapsed => ({ hours, exact, spans: [long] });

const raised = (
  signs: Partial<WaterSigns>,
  {
    elapsed = null,
    findings = [],
    namesWater = true,
  }: { elapsed?: Elapsed | null; findings?: readonly Finding[]; namesWater?: boolean } = {},
) =>
  raisesIn({ signs: { ...silent, ...signs }, elapsed, findings, namesWater }).map(({ id, category, spans }) => [
    id,
    category,
    spans.length,
  ]);

test('nothing raises nothing', () => expect(raised({})).toEqual([]));

test('days raise nothing in a text without water: "a free estimate within four days"', () => {
  expect(raised({}, { elapsed: hoursOld(96), namesWater: false })).toEqual([]);
});

describe('one sign', () => {
  test.each<[keyof WaterSigns, string, number]>([
    ['named3', 'named-black', 3],
    ['chemicals', 'chemicals', 3],
    ['remains', 'remains', 3],
    ['used', 'used', 2],
    ['dirty', 'dirty', 2],
    ['unknown', 'unknown-source', 2],
    ['longDamp', 'long-damp', 2],
    ['stagnant', 'stagnant', 2],
    ['named2', 'named-gray', 2],
  ])('%s raises for %s to %i', (sign, id, category) => {
    expect(raised({ [sign]: [words] })).toEqual([[id, category, 1]]);
  });

  test.each(Object.keys(silent.through) as (keyof WaterSigns['through'])[])('water through %s raises to 2', (kind) => {
    expect(raised({ through: { ...silent.through, [kind]: [words] } })).toEqual([[kind, 2, 1]]);
  });

  test('of a supply line raises nothing', () => expect(raised({ supply: [words] })).toEqual([]));

  test.each<[Hazard, string, number]>([
    ['sewage', 'sewage', 3],
    ['flood-water', 'flood-water', 3],
    ['mold', 'mold', 2],
  ])('the danger %s raises for %s to %i', (hazard, id, category) => {
    expect(raised({}, { findings: [found(hazard)] })).toEqual([[id, category, 1]]);
  });
});

describe('the age of the water', () => {
  test.each<[string, Partial<WaterSigns>, Elapsed, readonly unknown[]]>([
    ['clean, under two days', {}, hoursOld(47.9), []],
    ['clean, two days', {}, hoursOld(48), [['clean-for-days', 2, 1]]],
    ['clean, perhaps two days', {}, hoursOld(48, false), [['clean-perhaps-for-days', 2, 1]]],
    [
      'used, three days',
      { used: [words] },
      hoursOld(72),
      [
        ['used', 2, 1],
        ['clean-for-days', 2, 1],
      ],
    ],
    [
      'used, more than three days',
      { used: [words] },
      hoursOld(72.1),
      [
        ['used-for-days', 3, 2],
        ['used', 2, 1],
        ['clean-for-days', 2, 1],
      ],
    ],
    [
      'standing, under a week',
      { stagnant: [words] },
      hoursOld(167.9),
      [
        ['stagnant', 2, 1],
        ['clean-for-days', 2, 1],
      ],
    ],
    [
      'standing, a week',
      { stagnant: [words] },
      hoursOld(168),
      [
        ['stood-for-a-week', 3, 2],
        ['stagnant', 2, 1],
        ['clean-for-days', 2, 1],
      ],
    ],
    ['not standing, a week', {}, hoursOld(168), [['clean-for-days', 2, 1]]],
  ])('%s', (_case, signs, elapsed, expected) => expect(raised(signs, { elapsed })).toEqual(expected));
});

describe('words that say something else', () => {
  test.each<[string, Span, readonly unknown[]]>([
    ['the same words', words, []],
    ['words that share a letter', across, []],
    ['words right after', after, [['used', 2, 1]]],
    ['words right before', before, [['used', 2, 1]]],
  ])('a supply line in %s', (_case, supply, expected) => {
    expect(raised({ used: [words], supply: [supply] })).toEqual(expected);
  });

  test('a smell of mold makes no water dirty', () => {
    expect(raised({ dirty: [words] }, { findings: [found('mold')] })).toEqual([['mold', 2, 1]]);
  });

  test('a smell of gas makes no water dirty', () => {
    expect(raised({ dirty: [words] }, { findings: [found('gas')] })).toEqual([]);
    expect(raised({ dirty: [words, after] }, { findings: [found('gas')] })).toEqual([['dirty', 2, 1]]);
  });
});

test.each([
  [1, [], 1],
  [2, [], 2],
  [3, [], 3],
  [1, [2], 2],
  [1, [2, 3], 3],
  [2, [3], 3],
  [3, [2], 3],
] as const)('category %i with raises to %j is %i', (category, levels, expected) => {
  const raises = levels.map((level) => ({ id: 'used' as const, category: level, spans: [] }));
  expect(raisedCategory(category, raises)).toBe(expected);
});
