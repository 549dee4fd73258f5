import { bothLists, inBusinessDays, inDays, type Rule } from './rule.ts';

/** Insurance Code, chapter 542, subchapter B. */
export const promptPayment: readonly Rule[] = [
  {
    id: 'acknowledge',
    who: 'insurer',
    policies: ['admitted'],
    needs: ['notice'],
    ask: { from: { day: 'notice' }, count: { ...inDays(15, true), list: 'legal', rolls: true } },
    latest: [
      { from: { day: 'notice' }, count: { ...inDays(15, true), list: 'state', rolls: true }, doubt: 'december' },
      { from: { day: 'notice' }, count: { ...inBusinessDays(15), list: 'state', rolls: true }, doubt: 'tdi-wording' },
    ],
  },
  {
    id: 'acknowledge',
    who: 'insurer',
    policies: ['surplus'],
    needs: ['notice'],
    ...bothLists({ day: 'notice' }, inBusinessDays(30)),
  },
  {
    id: 'decide',
    who: 'insurer',
    policies: ['admitted', 'surplus'],
    needs: ['papersIn'],
    arson: false,
    ...bothLists({ day: 'papersIn' }, inBusinessDays(15)),
  },
  {
    id: 'decide-arson',
    who: 'insurer',
    policies: ['admitted', 'surplus'],
    needs: ['papersIn'],
    arson: true,
    ...bothLists({ day: 'papersIn' }, inDays(30, true)),
  },
  {
    id: 'decide-extended',
    who: 'insurer',
    policies: ['admitted', 'surplus'],
    needs: ['moreTime'],
    ask: { from: { day: 'moreTime' }, count: { ...inDays(45, true), list: 'legal', rolls: true } },
    latest: [
      { from: { day: 'moreTime' }, count: { ...inDays(45, true), list: 'state', rolls: true }, doubt: 'december' },
      // The deadline that it replaces is lengthened by a catastrophe already.
      {
        from: { rule: ['decide', 'decide-arson'], reading: 'latest' },
        count: { ...inDays(45), list: 'state', rolls: true },
        doubt: 'extension-start',
      },
    ],
  },
  {
    id: 'pay',
    who: 'insurer',
    policies: ['admitted'],
    needs: ['payNotice'],
    ...bothLists({ day: 'payNotice' }, inBusinessDays(5)),
  },
  {
    id: 'pay',
    who: 'insurer',
    policies: ['surplus'],
    needs: ['payNotice'],
    ...bothLists({ day: 'payNotice' }, inBusinessDays(20)),
  },
  {
    id: 'pay-after-act',
    who: 'insurer',
    policies: ['admitted'],
    needs: ['actDone'],
    ...bothLists({ day: 'actDone' }, inBusinessDays(5)),
  },
  {
    id: 'pay-after-act',
    who: 'insurer',
    policies: ['surplus'],
    needs: ['actDone'],
    ...bothLists({ day: 'actDone' }, inBusinessDays(20)),
  },
  {
    id: 'pay-60',
    who: 'insurer',
    policies: ['admitted', 'surplus'],
    needs: ['papersIn'],
    ask: { from: { day: 'papersIn' }, count: { ...inDays(60), list: 'legal', rolls: true } },
    latest: [
      { from: { day: 'papersIn' }, count: { ...inDays(60), list: 'state', rolls: true }, doubt: 'december' },
      {
        from: { day: 'papersIn' },
        count: { ...inDays(60, true), list: 'state', rolls: true },
        doubt: 'catastrophe-60',
      },
    ],
  },
];
