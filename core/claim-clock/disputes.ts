import { certain, inDays } from './readings.ts';
import type { Rule } from './rule.ts';

/** What a policy and the law ask of the owner before a dispute goes to court. None of these moves off a closed day. */
export const disputes: readonly Rule[] = [
  {
    id: 'proof-policy',
    who: 'you',
    policies: ['admitted', 'surplus'],
    needs: ['proofAsked'],
    ask: { from: { day: 'proofAsked' }, count: inDays(60) },
    latest: [{ from: { day: 'proofAsked' }, count: inDays(91), doubt: 'policy-words' }],
  },
  {
    id: 'suit-policy',
    who: 'you',
    policies: ['admitted', 'surplus'],
    needs: ['decision'],
    ask: { from: { earliest: ['loss', 'decision'] }, count: { unit: 'years', n: 2 } },
    latest: [{ from: { day: 'decision' }, count: { unit: 'years', n: 2, plus: 1 }, doubt: 'policy-words' }],
    dispute: true,
  },
  {
    id: 'presuit-by',
    who: 'you',
    policies: ['admitted', 'surplus'],
    needs: ['decision'],
    ask: { from: { rule: ['suit-policy'], reading: 'ask' }, count: inDays(-61) },
    latest: [{ from: { rule: ['suit-policy'], reading: 'latest' }, count: inDays(-61), doubt: 'policy-words' }],
    dispute: true,
  },
  {
    id: 'suit-first-day',
    who: 'you',
    policies: ['admitted', 'surplus'],
    needs: ['presuitNotice'],
    ...certain({ day: 'presuitNotice' }, inDays(61)),
    dispute: true,
    opens: true,
  },
];
