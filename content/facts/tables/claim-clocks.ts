import type { FactId } from '../all-facts.ts';

/** What an insurer must have done when a clock of a Texas property claim ends. */
export type ClaimDuty = 'acknowledge' | 'decide' | 'pay' | 'settle';

/** One clock. It starts at its own event. */
export interface ClaimClock {
  readonly duty: ClaimDuty;
  readonly days: number;
  readonly kind: 'days' | 'businessDays';
  /** A longer reading of the same days, or further days that the law allows. */
  readonly longer?: { readonly days: number; readonly kind: 'days' | 'businessDays'; readonly isFurther: boolean };
  readonly facts: readonly FactId[];
}

/** Insurance Code, chapter 542, subchapter B. A weather catastrophe adds fifteen days, perhaps not to the outer limit of 60. */
export const claimClocks: readonly ClaimClock[] = [
  {
    duty: 'acknowledge',
    days: 15,
    kind: 'days',
    longer: { days: 15, kind: 'businessDays', isFurther: false },
    facts: ['acknowledge-15-days', 'acknowledge-tdi-business-days'],
  },
  {
    duty: 'decide',
    days: 15,
    kind: 'businessDays',
    longer: { days: 45, kind: 'days', isFurther: true },
    facts: ['accept-or-reject-15-business-days'],
  },
  { duty: 'pay', days: 5, kind: 'businessDays', facts: ['pay-within-5-business-days'] },
  { duty: 'settle', days: 60, kind: 'days', facts: ['payment-60-day-limit'] },
];

/** Business days as calendar days on a drawing: five of every seven. */
export function calendarDays({ days, kind }: Pick<ClaimClock, 'days' | 'kind'>): number {
  return kind === 'days' ? days : (days * 7) / 5;
}
