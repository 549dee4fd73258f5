import { promptPayment } from './prompt-payment.ts';
import { bothLists, certain, inDays, perhapsMoved, type Rule } from './rule.ts';

/** The windstorm association: Insurance Code, chapter 2210. A catastrophe of chapter 542 lengthens nothing here. */
const windstorm: readonly Rule[] = [
  {
    id: 'twia-file',
    who: 'you',
    policies: ['twia'],
    needs: ['loss'],
    ...perhapsMoved({ day: 'loss' }, { unit: 'years', n: 1 }, 'legal'),
  },
  {
    id: 'twia-ask-info',
    who: 'association',
    policies: ['twia'],
    needs: ['notice'],
    ...bothLists({ day: 'notice' }, inDays(30)),
  },
  {
    id: 'twia-decide',
    who: 'association',
    policies: ['twia'],
    needs: ['notice', 'papersIn'],
    ...bothLists({ latest: ['notice', 'papersIn'] }, inDays(60)),
  },
  {
    id: 'twia-appraisal',
    who: 'you',
    policies: ['twia'],
    needs: ['decision'],
    ...perhapsMoved({ day: 'decision' }, inDays(60), 'legal'),
  },
];

/** Federal flood insurance: never mixed with chapter 542. */
const flood: readonly Rule[] = [
  {
    id: 'nfip-proof',
    who: 'you',
    policies: ['nfip'],
    needs: ['loss'],
    ...certain({ day: 'loss' }, inDays(60)),
  },
  {
    id: 'nfip-appeal',
    who: 'you',
    policies: ['nfip'],
    needs: ['decision'],
    ...perhapsMoved({ day: 'decision' }, inDays(60), 'federal'),
  },
  {
    id: 'nfip-suit',
    who: 'you',
    policies: ['nfip'],
    needs: ['decision'],
    ...certain({ day: 'decision' }, { unit: 'years', n: 1 }),
    dispute: true,
  },
  {
    id: 'nfip-start',
    who: 'policy',
    policies: ['nfip'],
    needs: ['bought'],
    ...certain({ day: 'bought' }, inDays(30)),
  },
];

/** 16 TAC 78.150, for every policy. */
const mold: readonly Rule[] = [
  {
    id: 'mold-certificate',
    who: 'mold-contractor',
    policies: ['admitted', 'surplus', 'twia', 'nfip'],
    needs: ['moldStop'],
    ...bothLists({ day: 'moldStop' }, inDays(10)),
  },
];

/**
 * Duties of the owner before a dispute goes to court. None of these moves off a closed day. Insurance Code 2301.010 lets wind
 * insurers on the coast set a shorter limit for a suit; which insurers those are is not asked, so the page says it in words.
 */
const disputes: readonly Rule[] = [
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

/** All deadline rules in chronological order. A rule comes before those that start from it. */
export const rules: readonly Rule[] = [...promptPayment, ...disputes, ...windstorm, ...flood, ...mold];
