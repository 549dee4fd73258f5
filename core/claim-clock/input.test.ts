import { describe, expect, test } from 'vitest';
import { dayOf } from '../lib/civil-day.ts';
import { checkClaim, type TypedClaim, triggers } from './input.ts';

const typed = (days: TypedClaim['days'], changes: Partial<TypedClaim> = {}): TypedClaim => ({
  policy: 'admitted',
  days,
  catastrophe: false,
  arson: false,
  calledOnly: false,
  guesses: [],
  ...changes,
});

describe('invalid claims are reported with their fields', () => {
  test.each<[string, TypedClaim, string, string[]]>([
    ['no policy', typed({ notice: '2026-10-03' }, { policy: '' }), 'no-policy', ['policy']],
    ['a policy of another world', typed({ notice: '2026-10-03' }, { policy: 'toString' }), 'no-policy', ['policy']],
    ['no day', typed({}), 'no-day', ['loss']],
    ['blank days', typed({ notice: '  ', loss: '' }), 'no-day', ['loss']],
    ['only days of another policy', typed({ bought: '2026-10-03' }), 'no-day', ['loss']],
    ['half a day', typed({ notice: '2026-10' }), 'not-a-day', ['notice']],
    ['no day of the calendar', typed({ notice: '2026-02-30' }), 'not-a-day', ['notice']],
    ['words', typed({ notice: '<script>' }), 'not-a-day', ['notice']],
    ['another century', typed({ notice: '0206-10-03' }), 'out-of-range', ['notice']],
    ['just too early', typed({ notice: '2014-12-31' }), 'out-of-range', ['notice']],
    ['just too late', typed({ notice: '2041-01-01' }), 'out-of-range', ['notice']],
    ['notice before the loss', typed({ loss: '2026-10-04', notice: '2026-10-03' }), 'before-loss', ['notice']],
    [
      'all that lies before the loss',
      typed({ loss: '2026-10-04', notice: '2026-10-03', decision: '2026-10-02', moldStop: '2026-10-04' }),
      'before-loss',
      ['notice', 'decision'],
    ],
    [
      'documents before notice',
      typed({ notice: '2026-10-04', papersIn: '2026-10-03' }),
      'out-of-order',
      ['notice', 'papersIn'],
    ],
    ...(['moreTime', 'decision', 'payNotice', 'proofAsked'] as const).map(
      (then): [string, TypedClaim, string, string[]] => [
        `${then} before notice`,
        typed({ notice: '2026-10-04', [then]: '2026-10-03' }),
        'out-of-order',
        ['notice', then],
      ],
    ),
    [
      'done before it was asked',
      typed({ payNotice: '2026-10-04', actDone: '2026-10-03' }),
      'out-of-order',
      ['payNotice', 'actDone'],
    ],
  ])('%s', (_, claim, error, fields) => {
    expect(checkClaim(claim)).toEqual({ ok: false, error, fields });
  });
});

test.each(['admitted', 'surplus'])('a policy of chapter 542 uses every day but that of its purchase: %s', (policy) => {
  const checked = checkClaim(typed(Object.fromEntries(triggers.map((trigger) => [trigger, '2026-10-03'])), { policy }));
  expect(Object.keys(checked.ok ? checked.value.days : {})).toEqual(triggers.filter((trigger) => trigger !== 'bought'));
});

describe('what can', () => {
  test.each<[string, TypedClaim, object]>([
    ['one day', typed({ notice: ' 2026-10-03 ' }), { days: { notice: dayOf('2026-10-03') } }],
    ['first and last year', typed({ loss: '2015-01-01', decision: '2040-12-31' }), { policy: 'admitted' }],
    ['all on one day', typed({ loss: '2026-10-03', notice: '2026-10-03', papersIn: '2026-10-03' }), {}],
    [
      'flood insurance bought before the flood',
      typed({ bought: '2026-01-30', loss: '2026-03-01' }, { policy: 'nfip' }),
      { days: { bought: dayOf('2026-01-30'), loss: dayOf('2026-03-01') } },
    ],
    [
      'a guess of a day that is given',
      typed({ notice: '2026-10-03' }, { guesses: ['notice'] }),
      { guesses: ['notice'] },
    ],
    [
      'a guess of a day that another policy uses',
      typed({ loss: '2026-10-03', notice: '2026-10-04' }, { policy: 'nfip', guesses: ['loss', 'notice'] }),
      { days: { loss: dayOf('2026-10-03') }, guesses: ['loss'] },
    ],
    ['a guess of a day that is not given', typed({ notice: '2026-10-03' }, { guesses: ['papersIn'] }), { guesses: [] }],
  ])('%s', (_, claim, value) => {
    expect(checkClaim(claim)).toMatchObject({ ok: true, value });
  });
});
