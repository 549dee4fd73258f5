import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  decide,
  type MoldAnswer,
  type MoldJob,
  moldJobOf,
  properties,
  type TypedMoldJob,
  ticks,
  workers,
} from './mold-rules.ts';

const { moldRule } = JSON.parse(readFileSync(new URL('./given.json', import.meta.url), 'utf8')) as {
  readonly moldRule: readonly { readonly id: string; readonly input: MoldJob; readonly expected: MoldAnswer }[];
};

test.each(moldRule)('given case $id', ({ input, expected }) => expect(decide(input)).toEqual(expected));

const job: MoldJob = { moldSqFt: 30, largestContiguousSqFt: 30, who: 'hired', property: 'other' };
const small = { property: 'home-under-10-units' } as const;

describe('who needs a license', () => {
  test.each<[string, Partial<MoldJob>, MoldAnswer['rule']]>([
    ['hired, just under 25', { largestContiguousSqFt: 24.99 }, '1958.102(c)'],
    ['hired, exactly 25', { largestContiguousSqFt: 25 }, '1958.101'],
    ['hired, with a license, under 25', { largestContiguousSqFt: 24, holdsLicense: true }, '1958.102(c)'],
    [
      'owner of a small home, any area',
      { ...small, who: 'owner', moldSqFt: 900, largestContiguousSqFt: 900 },
      '1958.102(e)',
    ],
    ['manager of a small home', { ...small, who: 'manager' }, '1958.102(e)'],
    ['manager who sells mold work', { ...small, who: 'manager', sellsMoldWork: true }, '1958.101'],
    [
      'manager who sells mold work, under 25',
      { who: 'manager', sellsMoldWork: true, largestContiguousSqFt: 24 },
      '1958.102(c)',
    ],
    ['owner who sells mold work, of a small home', { ...small, who: 'owner', sellsMoldWork: true }, '1958.102(e)'],
    ['tenant of a small home', { ...small, who: 'tenant' }, '1958.101'],
    ['tenant of a small home, under 25', { ...small, who: 'tenant', largestContiguousSqFt: 24 }, '1958.102(a)'],
    ['owner of larger housing', { who: 'owner', property: 'home-10-units-or-more' }, '1958.101'],
    ['owner of a shop, under 25', { who: 'owner', largestContiguousSqFt: 24 }, '1958.102(a)'],
    ['builder of a one-family home', { ...small, who: 'builder', oneOrTwoFamily: true }, '1958.102(d)'],
    [
      'builder who sells mold work',
      { ...small, who: 'builder', oneOrTwoFamily: true, sellsMoldWork: true },
      '1958.101',
    ],
    ['builder elsewhere', { who: 'builder' }, '1958.101'],
    ['builder elsewhere, under 25', { who: 'builder', largestContiguousSqFt: 24 }, '1958.102(c)'],
  ])('%s', (_what, given, rule) => {
    const answer = decide({ ...job, ...given });
    expect(answer.rule).toBe(rule);
    expect(answer.licenseNeeded).toBe(rule === '1958.101');
    expect(answer.stateNotice).toBe(rule === '1958.101');
  });
});

test.each([0.1, 24.99, 25])(
  'paid to inspect or test %s sq ft: a license, and no documents of a cleanup',
  (moldSqFt) => {
    expect(decide({ ...small, moldSqFt, largestContiguousSqFt: moldSqFt, who: 'assessor' })).toMatchObject({
      rule: '1958.101',
      licenseNeeded: true,
      askFirst: false,
      protocolAndWorkPlan: false,
      stateNotice: false,
      certificateByContractor: false,
    });
  },
);

describe('the federal sizes', () => {
  test.each([
    [0.1, 'small'],
    [9.99, 'small'],
    [10, 'medium'],
    [100, 'medium'],
    [100.01, 'large'],
  ] as const)('%s sq ft is %s', (moldSqFt, epaGroup) => {
    const answer = decide({ ...job, moldSqFt, largestContiguousSqFt: moldSqFt });
    expect(answer).toMatchObject({ epaGroup });
    expect(answer.epaAdvice === 'most-people-can').toBe(epaGroup === 'small');
  });

  test.each(['sewage', 'hvac', 'health'] as const)('%s calls for experience at any size', (tick) => {
    const answer = decide({ ...job, moldSqFt: 1, largestContiguousSqFt: 1, [tick]: true });
    expect(answer.epaAdvice).toBe('guide-or-experienced-contractor');
  });
});

describe('patches that together reach 25', () => {
  test.each<[string, Partial<MoldJob>, boolean]>([
    ['hired, 25 in all', { moldSqFt: 25, largestContiguousSqFt: 12 }, true],
    ['hired, 24.9 in all', { moldSqFt: 24.9, largestContiguousSqFt: 12 }, false],
    ['tenant, 40 in all', { who: 'tenant', moldSqFt: 40, largestContiguousSqFt: 20 }, true],
    ['owner of a small home', { ...small, who: 'owner', moldSqFt: 40, largestContiguousSqFt: 20 }, false],
    ['license needed anyway', { moldSqFt: 40, largestContiguousSqFt: 25 }, false],
  ])('%s', (_what, given, askFirst) => expect(decide({ ...job, ...given }).askFirst).toBe(askFirst));
});

const typed: TypedMoldJob = { area: '30', patch: '', who: 'hired', property: 'other' };

describe('the form', () => {
  test('a blank patch is the whole area', () => {
    expect(moldJobOf(typed, 'en')).toMatchObject({ ok: true, value: { moldSqFt: 30, largestContiguousSqFt: 30 } });
  });
  test('decimal point and comma are read', () => {
    expect(moldJobOf({ ...typed, area: '30,5', patch: '24.9' }, 'en')).toMatchObject({
      value: { moldSqFt: 30.5, largestContiguousSqFt: 24.9 },
    });
  });
  test.each(ticks)('the tick %s arrives', (tick) => {
    expect(moldJobOf({ ...typed, [tick]: true }, 'en')).toMatchObject({ value: { [tick]: true } });
  });
  test.each<[string, Partial<TypedMoldJob>, string, string]>([
    ['blank', { area: '' }, 'no-area', 'area'],
    ['zero', { area: '0' }, 'no-area', 'area'],
    ['negative', { area: '-4' }, 'no-area', 'area'],
    ['letters', { area: 'some' }, 'no-area', 'area'],
    ['huge', { area: '1000001' }, 'no-area', 'area'],
    ['1e9', { area: '1e9' }, 'no-area', 'area'],
    ['a patch of letters', { patch: 'x' }, 'patch-unreadable', 'patch'],
    ['a patch of zero', { patch: '0' }, 'patch-unreadable', 'patch'],
    ['a patch larger than all', { patch: '31' }, 'patch-larger', 'patch'],
    ['nobody', { who: '' }, 'no-worker', 'who'],
    ['an unknown worker', { who: 'toString' }, 'no-worker', 'who'],
    ['nowhere', { property: '' }, 'no-property', 'property'],
  ])('%s', (_what, given, error, field) => {
    expect(moldJobOf({ ...typed, ...given }, 'en')).toEqual({ ok: false, error, fields: [field] });
  });
  test.each<[string, Partial<TypedMoldJob>, string]>([
    ['en', { area: '1,200' }, 'area'],
    ['es', { area: '2.000' }, 'area'],
    ['es', { patch: '2.000' }, 'patch'],
    ['es', { area: '', patch: '2.000' }, 'patch'],
  ])('asks back in the language %s about %o', (language, given, field) => {
    expect(moldJobOf({ ...typed, ...given }, language)).toEqual({ ok: false, error: 'in-doubt', fields: [field] });
  });
});

test('every combination has a rule, and only a cleanup that takes a license needs state notice', () => {
  for (const who of workers) {
    for (const property of properties) {
      for (const area of [5, 24.9, 25, 200]) {
        const answer = decide({ moldSqFt: area, largestContiguousSqFt: area, who, property });
        expect(answer.rule).toMatch(/^1958\.10[12]/);
        expect(answer.stateNotice).toBe(answer.licenseNeeded && who !== 'assessor');
      }
    }
  }
});
