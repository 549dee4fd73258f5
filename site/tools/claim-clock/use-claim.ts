import { useCallback, useEffect, useRef, useState } from 'react';
import { type ClaimError, checkClaim, type TypedClaim } from '#core/claim-clock/check.ts';
import { type Deadline, deadlinesOf } from '#core/claim-clock/clock.ts';
import type { Trigger } from '#core/claim-clock/input.ts';
import { blankClaim, forgetClaim, type KeptClaim, keepClaim, readClaim } from './kept-claim.ts';

/** What the last press gave: dates, or what is wrong with which fields. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'dates'; readonly dates: readonly Deadline[]; readonly claim: TypedClaim }
  | { readonly kind: 'fault'; readonly error: ClaimError; readonly fields: readonly string[] };

/** The state of the claim clock: what was typed, what was counted, and what the device keeps of it. */
export function useClaim() {
  const [kept, setKept] = useState<KeptClaim>({ id: '', edition: 0, claim: blankClaim });
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [cleared, setCleared] = useState<KeptClaim | null>(null);
  const [lasts, setLasts] = useState(true);
  const isTouched = useRef(false);

  useEffect(() => {
    let isLeft = false;
    void readClaim().then((found) => {
      if (isLeft) return;
      setLasts(found.lasts);
      // What was typed while the device was asked wins.
      if (found.kept && !isTouched.current) setKept(found.kept);
    });
    return () => {
      isLeft = true;
    };
  }, []);

  const keep = useCallback((next: KeptClaim) => {
    isTouched.current = true;
    const named = { ...next, id: next.id || crypto.randomUUID() };
    setKept(named);
    void keepClaim(named);
  }, []);

  const edit = (change: Partial<TypedClaim>) => {
    setCleared(null);
    keep({ ...kept, claim: { ...kept.claim, ...change } });
  };
  const { claim } = kept;

  return {
    ...kept,
    outcome,
    lasts,
    isChanged: outcome.kind === 'dates' && outcome.claim !== claim,
    canUndo: cleared !== null,
    edit,
    editDay: (trigger: Trigger, text: string) => edit({ days: { ...claim.days, [trigger]: text } }),
    guess: (trigger: Trigger, isGuess: boolean) => {
      const others = claim.guesses.filter((each) => each !== trigger);
      edit({ guesses: isGuess ? [...others, trigger] : others });
    },
    /** Counts; `unreadable` are fields in which the browser holds half a day. */
    count: (unreadable: readonly string[]): Outcome => {
      const next = outcomeOf(claim, unreadable);
      setOutcome(next);
      return next;
    },
    clear: () => {
      setCleared(kept);
      setOutcome({ kind: 'none' });
      setKept({ ...kept, claim: blankClaim });
      void forgetClaim();
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

function outcomeOf(claim: TypedClaim, unreadable: readonly string[]): Outcome {
  if (unreadable.length > 0) return { kind: 'fault', error: 'not-a-day', fields: unreadable };
  const checked = checkClaim(claim);
  if (!checked.ok) return { kind: 'fault', error: checked.error, fields: checked.fields };
  return { kind: 'dates', dates: deadlinesOf(checked.value), claim };
}
