import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CivilDay, civilDay, dayOf, isoOf } from '../lib/civil-day.ts';
import { type DeadlineStatus, deadlinesOf, statusOf } from './deadlines.ts';
import given from './given.json' with { type: 'json' };
import { isClosed } from './holidays.ts';
import { type ClaimInput, type Policy, policies, type Trigger, triggers } from './input.ts';
import { rules } from './rules.ts';

type Known = Readonly<Partial<Record<Trigger | 'policy' | 'catastrophe' | 'arson', string | boolean>>>;

function inputOf(known: Known, changes: Partial<ClaimInput> = {}): ClaimInput {
  const days: Partial<Record<Trigger, CivilDay>> = {};
  for (const name of triggers) {
    const day = dayOf(String(known[name] ?? ''));
    if (day !== null) days[name] = day;
  }
  return {
    policy: (known.policy ?? 'admitted') as Policy,
    days,
    catastrophe: known.catastrophe === true,
    arson: known.arson === true,
    calledOnly: false,
    guesses: [],
    ...changes,
  };
}

test.each(given.cases)('$id: $what', ({ input, expect: expected }) => {
  const found = deadlinesOf(inputOf(input)).map(({ rule, ask, latest }) => [
    rule,
    { ask: isoOf(ask), latest: isoOf(latest) },
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('who must act is as the rules were given', () => {
  const actors = Object.fromEntries(rules.map(({ id, who }) => [id, who.replace('-', ' ')]));
  expect(actors).toEqual(given.rules);
});

describe('the sentences beside a date', () => {
  test.each<[string, ClaimInput, string, string[]]>([
    ['days and business days', inputOf({ notice: '2026-10-05' }), 'acknowledge', ['tdi-wording']],
    ['a last day that is closed', inputOf({ notice: '2026-10-03' }), 'acknowledge', ['tdi-wording', 'roll']],
    ['Christmas', inputOf({ papersIn: '2026-12-10' }), 'decide', ['december']],
    ['no doubt', inputOf({ papersIn: '2026-10-05' }), 'decide', []],
    ['a call', inputOf({ notice: '2026-10-05' }, { calledOnly: true }), 'acknowledge', ['tdi-wording', 'no-writing']],
    ['a guess', inputOf({ papersIn: '2026-10-05' }, { guesses: ['papersIn'] }), 'decide', ['guess']],
    [
      'more time, before the first deadline',
      inputOf({ papersIn: '2026-09-01', moreTime: '2026-09-15' }),
      'decide-extended',
      ['extension-start', 'roll'],
    ],
    [
      'more time, the day after it',
      inputOf({ papersIn: '2026-09-01', moreTime: '2026-09-24' }),
      'decide-extended',
      ['roll', 'letter-after-deadline'],
    ],
    [
      'sixty days in a catastrophe',
      inputOf({ papersIn: '2026-07-20', catastrophe: true }),
      'pay-60',
      ['catastrophe-60', 'roll'],
    ],
    ['sixty days without', inputOf({ papersIn: '2026-07-20' }), 'pay-60', []],
    ['more time, on it', inputOf({ papersIn: '2026-09-01', moreTime: '2026-09-23' }), 'decide-extended', ['roll']],
    [
      'more time with arson, on the thirtieth day',
      inputOf({ papersIn: '2026-09-01', moreTime: '2026-10-01', arson: true }),
      'decide-extended',
      ['roll'],
    ],
    [
      'more time with arson, the day after it',
      inputOf({ papersIn: '2026-09-01', moreTime: '2026-10-02', arson: true }),
      'decide-extended',
      ['letter-after-deadline'],
    ],
    [
      'a late letter, beside another date',
      inputOf({ papersIn: '2026-09-01', moreTime: '2026-09-24' }),
      'pay-60',
      ['roll'],
    ],
    ['a call, beside a later date', inputOf({ papersIn: '2026-10-05' }, { calledOnly: true }), 'decide', []],
    [
      'a call to the windstorm association',
      inputOf({ policy: 'twia', notice: '2026-05-04' }, { calledOnly: true }),
      'twia-ask-info',
      [],
    ],
    ['the policy', inputOf({ proofAsked: '2026-05-04' }), 'proof-policy', ['policy-words']],
    ['a weekend', inputOf({ policy: 'nfip', decision: '2026-05-05' }), 'nfip-appeal', ['roll']],
  ])('%s', (_, input, rule, reasons) => {
    expect(deadlinesOf(input).find((each) => each.rule === rule)?.reasons).toEqual(reasons);
  });

  test.each<[string, ClaimInput, string, string[]]>([
    ['inside', inputOf({ papersIn: '2026-03-20' }), 'decide', ['cesar-chavez-day', 'good-friday']],
    [
      'inside the later reading only',
      inputOf({ notice: '2026-03-16' }),
      'acknowledge',
      ['cesar-chavez-day', 'good-friday'],
    ],
    ['among plain days', inputOf({ papersIn: '2026-03-20', arson: true }), 'decide-arson', []],
    ['among the days of a catastrophe', inputOf({ papersIn: '2026-03-09', catastrophe: true }), 'decide', []],
  ])('optional holidays %s of a count of business days', (_, input, rule, optional) => {
    expect(deadlinesOf(input).find((each) => each.rule === rule)?.optional).toEqual(optional);
  });
});

describe('what starts a date', () => {
  const datesOf = (known: Known) =>
    deadlinesOf(inputOf(known)).map(({ rule, from, ask }) => `${rule}: ${from.trigger}, ${isoOf(ask)}`);

  test('the day of the damage alone starts nothing with an ordinary company', () => {
    expect(datesOf({ loss: '2026-05-04' })).toEqual([]);
  });

  // Sixty days after whichever came last; 19 July 2026 is a Sunday.
  test.each<[string, Known, string]>([
    ['a claim without documents', { notice: '2026-05-04' }, 'twia-decide: notice, 2026-07-03'],
    ['documents without the day of the claim', { papersIn: '2026-05-20' }, 'twia-decide: papersIn, 2026-07-20'],
    [
      'documents after the claim',
      { notice: '2026-05-04', papersIn: '2026-05-20' },
      'twia-decide: papersIn, 2026-07-20',
    ],
    [
      'a claim after the documents',
      { notice: '2026-05-20', papersIn: '2026-05-04' },
      'twia-decide: notice, 2026-07-20',
    ],
  ])('the windstorm association counts from %s', (_, known, expected) => {
    expect(datesOf({ policy: 'twia', ...known })).toContain(expected);
  });

  test.each<[string, Known, string]>([
    ['the damage', { loss: '2026-05-04', decision: '2026-07-06' }, 'suit-policy: loss, 2028-05-04'],
    ['a decision before it', { loss: '2026-07-06', decision: '2026-05-04' }, 'suit-policy: decision, 2028-05-04'],
    ['the decision alone', { decision: '2026-07-06' }, 'suit-policy: decision, 2028-07-06'],
  ])('the two years of a policy are first counted from %s', (_, known, expected) => {
    expect(datesOf(known)).toContain(expected);
  });
});

test.each<[string, Known, string, string[]]>([
  [
    'arson in a catastrophe',
    { papersIn: '2026-05-02', arson: true, catastrophe: true },
    'decide-arson',
    ['2026-06-16'],
  ],
  ['surplus lines, after an act', { policy: 'surplus', actDone: '2026-12-31' }, 'pay-after-act', ['2027-02-02']],
  ['surplus lines, more time', { policy: 'surplus', moreTime: '2026-11-30' }, 'decide-extended', ['2027-01-14']],
])('%s', (_, known, rule, expected) => {
  const found = deadlinesOf(inputOf(known)).filter((each) => each.rule === rule);
  expect(found.map(({ ask }) => isoOf(ask))).toEqual(expected);
});

test.each(policies)('the mold certificate applies to every policy: %s', (policy) => {
  expect(deadlinesOf(inputOf({ policy, moldStop: '2026-11-17' })).map(({ rule }) => rule)).toEqual([
    'mold-certificate',
  ]);
});

test('what belongs to a dispute', () => {
  const all = Object.fromEntries(triggers.map((trigger) => [trigger, '2026-05-04']));
  const found = policies.flatMap((policy) => deadlinesOf(inputOf({ ...all, policy })));
  const disputed = found.filter(({ dispute }) => dispute).map(({ rule }) => rule);
  expect([...new Set(disputed)]).toEqual(['suit-policy', 'presuit-by', 'suit-first-day', 'nfip-suit']);
});

test('one date is the first day of something, and no other', () => {
  const all = Object.fromEntries(triggers.map((trigger) => [trigger, '2026-05-04']));
  const found = policies.flatMap((policy) => deadlinesOf(inputOf({ ...all, policy })));
  expect(new Set(found.filter(({ opens }) => opens).map(({ rule }) => rule))).toEqual(new Set(['suit-first-day']));
});

test('a date that a catastrophe lengthens says so, and no other does', () => {
  const known = { notice: '2026-10-05', papersIn: '2026-10-05', payNotice: '2026-10-05' };
  const saying = (catastrophe: boolean) =>
    deadlinesOf(inputOf({ ...known, catastrophe })).flatMap(({ rule, reasons }) =>
      reasons.includes('catastrophe') ? [rule] : [],
    );
  expect(saying(true)).toEqual(['acknowledge', 'decide', 'pay']);
  expect(saying(false)).toEqual([]);
});

test.each<[string, DeadlineStatus]>([
  ['2026-10-19', 'running'],
  ['2026-10-20', 'ask-now'],
  ['2026-10-23', 'ask-now'],
  ['2026-10-24', 'past-both'],
])('on %s a date between 19 and 23 October is %s', (today, expected) => {
  const [first] = deadlinesOf(inputOf({ notice: '2026-10-03' }));
  expect(first && statusOf(first, dayOf(today) as CivilDay)).toBe(expected);
});

describe('whatever the days are', () => {
  const span = civilDay(2040, 12, 31) - civilDay(2015, 1, 1);
  const anyDay = fc.integer({ min: 0, max: span }).map((days) => (civilDay(2015, 1, 1) + days) as CivilDay);
  const claims = fc
    .record({
      policy: fc.constantFrom(...policies),
      days: fc.record(Object.fromEntries(triggers.map((name) => [name, anyDay])), { requiredKeys: [] }),
      catastrophe: fc.boolean(),
      arson: fc.boolean(),
      calledOnly: fc.boolean(),
    })
    .map((claim): ClaimInput => ({ ...claim, guesses: [] }));

  test('no date precedes its trigger, and no later interpretation precedes the earlier', () => {
    fc.assert(
      fc.property(claims, (claim) => {
        for (const { from, ask, latest } of deadlinesOf(claim))
          expect([ask >= from.day, latest >= ask]).toEqual([true, true]);
      }),
    );
  });

  test('a later day never makes a date earlier', () => {
    fc.assert(
      fc.property(claims, fc.constantFrom(...triggers), fc.integer({ min: 1, max: 400 }), (claim, trigger, later) => {
        const day = claim.days[trigger];
        if (day === undefined) return;
        const moved = deadlinesOf({ ...claim, days: { ...claim.days, [trigger]: (day + later) as CivilDay } });
        for (const [i, { ask, latest }] of deadlinesOf(claim).entries()) {
          expect([(moved[i]?.ask ?? 0) >= ask, (moved[i]?.latest ?? 0) >= latest]).toEqual([true, true]);
        }
      }),
    );
  });

  test('a date of chapter 542 never ends on a closed day', () => {
    fc.assert(
      fc.property(claims, (claim) => {
        const dates = deadlinesOf(claim).filter(({ who }) => who === 'insurer');
        for (const { ask, latest } of dates) {
          expect([isClosed(ask, 'legal'), isClosed(latest, 'state') && isClosed(latest, 'legal')]).toEqual([
            false,
            false,
          ]);
        }
      }),
    );
  });
});
