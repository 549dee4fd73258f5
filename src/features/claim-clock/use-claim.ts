import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Deadline } from '#core/claim-clock/deadlines.ts';
import { type ClaimError, type Trigger, type TypedClaim, triggers } from '#core/claim-clock/input.ts';
import { recordIn } from '../../lib/storage/record-address.ts';
import { claimStore, nothingYet } from './claim-store.ts';
import { type Counting, loadCounting } from './load-deadlines.ts';
import { onClaimChange, type SavedClaim } from './saved-claim.ts';

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
  const { kept, change, forget, ...place } = useSavedClaim();
  const { claim } = kept;
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [isCounting, setIsCounting] = useState(false);
  const [cleared, setCleared] = useState<SavedClaim | null>(null);
  const set = (field: string, next: (claim: TypedClaim) => Partial<TypedClaim>) => {
    setCleared(null);
    change(field, (before) => ({ ...before, claim: { ...before.claim, ...next(before.claim) } }));
  };
  const edit = (field: Partial<TypedClaim>) => set(Object.keys(field).join(), () => field);
  const editDay = (trigger: Trigger, text: string) =>
    set(trigger, ({ days }) => ({ days: { ...days, [trigger]: text } }));
  const guess = (trigger: Trigger, isGuess: boolean) =>
    set(`${trigger}Guess`, ({ guesses }) => ({
      guesses: triggers.filter((each) => (each === trigger ? isGuess : guesses.includes(each))),
    }));

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
    editDay,
    guess,
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
      if (!cleared) return;
      const { days, guesses, ...others } = cleared.claim;
      for (const [field, value] of Object.entries(others)) edit({ [field]: value });
      for (const trigger of triggers) {
        if (days[trigger]) editDay(trigger, days[trigger]);
        if (guesses.includes(trigger)) guess(trigger, true);
      }
    },
    /** A calendar file was made: the next one updates it. */
    exported: () => change('edition', (before) => ({ ...before, edition: Math.max(before.edition, kept.edition + 1) })),
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

/** The claim as this device keeps it: with the loss record that the address names, or as a claim of its own. */
function useSavedClaim() {
  const [shown, setShown] = useState(nothingYet);
  const [{ start, lookAgain, change, clear }] = useState(() => claimStore(setShown));
  useEffect(() => {
    const record = recordIn(window.location.hash).id;
    start(record);
    const listening = onClaimChange(record, lookAgain);
    // A phone lets a page in the background sleep, and tells nobody of a claim of no record.
    window.addEventListener('focus', lookAgain);
    return () => {
      window.removeEventListener('focus', lookAgain);
      void listening.then((stop) => stop());
    };
  }, [start, lookAgain]);
  return { ...shown, change, forget: clear };
}
