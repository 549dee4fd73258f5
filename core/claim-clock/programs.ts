import { bothLists, certain, inDays, perhapsMoved } from './readings.ts';
import type { Rule } from './rule.ts';

/** The windstorm association: Insurance Code, chapter 2210. A catastrophe of chapter 542 lengthens nothing here. */
export const windstorm: readonly Rule[] = [
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
export const flood: readonly Rule[] = [
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

/** 16 TAC 78.150: whoever insures the house. */
export const mold: readonly Rule[] = [
  {
    id: 'mold-certificate',
    who: 'mold-contractor',
    policies: ['admitted', 'surplus', 'twia', 'nfip'],
    needs: ['moldStop'],
    ...bothLists({ day: 'moldStop' }, inDays(10)),
  },
];
