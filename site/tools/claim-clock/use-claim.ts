import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClaimError, TypedClaim } from '#core/claim-clock/check.ts';
import type { Deadline } from '#core/claim-clock/clock.ts';
import type { Trigger } from '#core/claim-clock/input.ts';
import { recordIn } from '../../device/records/record-address.ts';
import { blankClaim, forgetClaim, type KeptClaim, keepClaim, readClaim } from './kept-claim.ts';
import { type Counting, loadCounting } from './load-counting.ts';

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
  const [kept, setKept] = useState<KeptClaim>({ id: '', edition: 0, claim: blankClaim });
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [cleared, setCleared] = useState<KeptClaim | null>(null);
  const [lasts, setLasts] = useState(true);
  const [isCounting, setIsCounting] = useState(false);
  const isTouched = useRef(false);
  const [record, setRecord] = useState<string | null>(null);
  const place = useRef<string | null>(null);

  useEffect(() => {
    let isLeft = false;
    place.current = recordIn(window.location.hash).id;
    void readClaim(place.current).then((found) => {
      if (isLeft) return;
      // A record that is gone has no claim: what is typed is then a claim of its own.
      if (!found.kept) place.current = null;
      setRecord(place.current);
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
    void keepClaim(named, place.current);
  }, []);

  const edit = (change: Partial<TypedClaim>) => {
    setCleared(null);
    keep({ ...kept, claim: { ...kept.claim, ...change } });
  };
  const { claim } = kept;

  return {
    ...kept,
    /** The loss record that the claim is a part of. */
    record,
    outcome,
    lasts,
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
      const next = await loadCounting().then(
        ({ countClaim, Dates }): Outcome => {
          const counted = countClaim(claim, unreadable);
          return counted.kind === 'dates' ? { ...counted, Dates } : counted;
        },
        (): Outcome => ({ kind: 'fault', error: 'no-rules', fields: [] }),
      );
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
      setKept({ ...kept, claim: blankClaim });
      void forgetClaim(place.current);
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
