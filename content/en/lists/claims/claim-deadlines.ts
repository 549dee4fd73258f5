import type { FactId } from '../../../ledger/facts.ts';

/** One clock of a Texas property claim. A bar starts at its event and runs for `days`. */
export interface ClaimDeadline {
  /** What starts the clock. */
  readonly from: string;
  /** What the insurer must have done when it ends. */
  readonly must: string;
  readonly days: number;
  readonly kind: 'days' | 'business days';
  /** A longer reading or an allowed extension, drawn behind the bar. */
  readonly longer?: { readonly words: string; readonly facts: readonly FactId[]; readonly untilDays: number };
  readonly facts: readonly FactId[];
}

/** Business days as calendar days on a drawing: five of every seven. */
export function calendarDays(businessDays: number): number {
  return (businessDays * 7) / 5;
}

/** Insurance Code, chapter 542, subchapter B. A weather catastrophe adds fifteen days to each. */
export const claimDeadlines: readonly ClaimDeadline[] = [
  {
    from: 'From your notice',
    must: 'acknowledge, begin, ask',
    days: 15,
    kind: 'days',
    longer: {
      words: 'TDI pages say business days',
      facts: ['acknowledge-tdi-business-days'],
      untilDays: calendarDays(15),
    },
    facts: ['acknowledge-15-days', 'acknowledge-tdi-business-days'],
  },
  {
    from: 'From all papers in',
    must: 'accept or reject in writing',
    days: 15,
    kind: 'business days',
    longer: {
      words: 'up to 45 more, with a reason',
      facts: ['accept-or-reject-15-business-days'],
      untilDays: calendarDays(15) + 45,
    },
    facts: ['accept-or-reject-15-business-days'],
  },
  {
    from: 'From “we will pay”',
    must: 'pay',
    days: 5,
    kind: 'business days',
    facts: ['pay-within-5-business-days'],
  },
  {
    from: 'From all papers in',
    must: 'pay, or owe damages',
    days: 60,
    kind: 'days',
    facts: ['payment-60-day-limit'],
  },
];
