import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClaimError, TypedClaim } from '#core/claim/claim-clock/counting/check.ts';
import type { Deadline } from '#core/claim/claim-clock/counting/clock.ts';
import type { Trigger } from '#core/claim/claim-clock/input.ts';
import type { KeptClaim } from './kept-claim.ts';
import { type Counting, loadCounting } from './load-counting.ts';
import { useKeptClaim } from './use-kept-claim.ts';

/** What can be wrong after a press: the days, or the line on which the rules should have come. */
export type Fault = ClaimError | 'no-rules';

/** What the last press gave: dates and what shows them, or what is wrong with which fields. */
export type Outcome =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'dates';
      readonly dates: readonly Deadline[];
      readonly claim: TypedClaim;
      readonly Dates: Counting['Dates'];
    }
  | { readonly kind: 'fault'; readonly error: Fault; readonly fields: readonly string[] };

/** The state of the claim clock: what was typed, what was counted, and what the device keeps of it. */
export function useClaim() {
  const { kept, keep, forget, ...place } = useKeptClaim();
  const { claim } = kept;
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [isCounting, setIsCounting] = useState(false);
  const [cleared, setCleared] = useState<KeptClaim | null>(null);
  const edit = (change: Partial<TypedClaim>) => {
    setCleared(null);
    keep({ ...kept, claim: { ...claim, ...change } });
  };

  return {
    ...kept,
    ...place,
    outcome,
    isCounting,
    /** Asks for the rules ahead of the press. Whoever only reads the page never pays for them. */
    wake: () => void loadCounting().catch(() => {}),
    isChanged: outcome.kind === 'dates' && outcome.claim !== claim,
    canUndo: cleared !== null,
    edit,
    editDay: (trigger: Trigger, text: string) => edit({ days: { ...claim.days, [trigger]: text } }),
    guess: (trigger: Trigger, isGuess: boolean) => {
      const others = claim.guesses.filter((each) => each !== trigger);
      edit({ guesses: isGuess ? [...others, trigger] : others });
    },
    /** Counts once the rules are here; `unreadable` are fields in which the browser holds half a day. What it gives is shown. */
    count: async (unreadable: readonly string[]): Promise<Outcome> => {
      setIsCounting(true);
      const next = await outcomeOf(claim, unreadable);
      // What is shown next is on the page before the focus goes there.
      flushSync(() => {
        setIsCounting(false);
        setOutcome(next);
      });
      return next;
    },
    clear: () => {
      setCleared(kept);
      setOutcome({ kind: 'none' });
      forget();
    },
    undo: () => {
      setCleared(null);
      if (cleared) keep(cleared);
    },
    /** A calendar file was made: the next one updates it. */
    exported: () => keep({ ...kept, edition: kept.edition + 1 }),
  };
}

export type ClaimState = ReturnType<typeof useClaim>;

function outcomeOf(claim: TypedClaim, unreadable: readonly string[]): Promise<Outcome> {
  return loadCounting().then(
    ({ countClaim, Dates }): Outcome => {
      const counted = countClaim(claim, unreadable);
      return counted.kind === 'dates' ? { ...counted, Dates } : counted;
    },
    (): Outcome => ({ kind: 'fault', error: 'no-rules', fields: [] }),
  );
}
