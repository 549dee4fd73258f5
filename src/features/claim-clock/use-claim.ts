import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Deadline } from '#core/claim-clock/deadlines.ts';
import { type ClaimError, type Trigger, type TypedClaim, triggers } from '#core/claim-clock/input.ts';
import { recordIn } from '../../lib/storage/record-address.ts';
import { ClaimStore, emptyClaim } from './claim-store.ts';
import { onClaimChange, type SavedClaim } from './saved-claim.ts';

/** Errors of a count; `no-rules` if the rules could not be loaded. */
export type CountErrorCode = ClaimError | 'no-rules';

/** The result of the last count: deadlines with the component that shows them, or an error with its fields. */
export type CountResult =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'dates';
      readonly dates: readonly Deadline[];
      readonly claim: TypedClaim;
      /** Counted from the sample instead of the visitor's dates. */
      readonly isSample: boolean;
      readonly Dates: CountModules['Dates'];
    }
  | { readonly kind: 'error'; readonly error: CountErrorCode; readonly fields: readonly string[] };

/** The state of the claim clock: the stored claim and the counted deadlines. */
export function useClaim() {
  const { saved, change, reset, ...storage } = useSavedClaim();
  const { claim } = saved;
  const [result, setOutcome] = useState<CountResult>({ kind: 'none' });
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
  /** Field by field, so that a change of another window since then stays. */
  const enter = ({ days, guesses, ...others }: TypedClaim) => {
    for (const [field, value] of Object.entries(others)) edit({ [field]: value });
    for (const trigger of triggers) {
      if (days[trigger]) editDay(trigger, days[trigger]);
      if (guesses.includes(trigger)) guess(trigger, true);
    }
  };

  return {
    ...saved,
    ...storage,
    result,
    isCounting,
    /** Loads the rules on first use of the form, so that a visitor who only reads does not download them. */
    preload: () => void loadDeadlines().catch(() => {}),
    isStale: result.kind === 'dates' && !result.isSample && result.claim !== claim,
    canUndo: cleared !== null,
    edit,
    editDay,
    guess,
    /** Loads the rules and counts; `unreadable` are fields with an incomplete date. The result is rendered when it resolves. */
    count: async (unreadable: readonly string[]): Promise<CountResult> => {
      setIsCounting(true);
      const next = await countResult(claim, unreadable);
      // Renders the result before the focus moves to it.
      flushSync(() => {
        setIsCounting(false);
        setOutcome(next);
      });
      return next;
    },
    /** Shows the deadlines of a sample claim. The form and the stored claim are left alone. */
    showSample: async () => {
      const { sampleClaim } = await loadDeadlines();
      const counted = await countResult(sampleClaim(), []);
      flushSync(() => setOutcome(counted.kind === 'dates' ? { ...counted, isSample: true } : counted));
    },
    removeSample: () => setOutcome({ kind: 'none' }),
    clear: () => {
      setCleared(saved);
      setOutcome({ kind: 'none' });
      reset();
    },
    undo: () => cleared && enter(cleared.claim),
    /** Counts an exported calendar file, so that the next one updates it. */
    exported: () =>
      change('edition', (before) => ({ ...before, edition: Math.max(before.edition, saved.edition + 1) })),
  };
}

export type ClaimState = ReturnType<typeof useClaim>;

function countResult(claim: TypedClaim, unreadable: readonly string[]): Promise<CountResult> {
  return loadDeadlines().then(
    ({ countClaim, Dates }): CountResult => {
      const counted = countClaim(claim, unreadable);
      return counted.kind === 'dates' ? { ...counted, Dates, isSample: false } : counted;
    },
    (): CountResult => ({ kind: 'error', error: 'no-rules', fields: [] }),
  );
}

/** The claim stored on this device: that of the loss record named in the URL, or one of its own. */
function useSavedClaim() {
  const [shown, setShown] = useState(emptyClaim);
  const [{ start, reload, stop: stopRetry, change, clear }] = useState(() => new ClaimStore(setShown));
  useEffect(() => {
    const record = recordIn(window.location.hash).id;
    start(record);
    const listening = onClaimChange(record, reload);
    // Claims without a record have no change event, and phones suspend background pages.
    window.addEventListener('focus', reload);
    return () => {
      window.removeEventListener('focus', reload);
      stopRetry();
      void listening.then((stop) => stop());
    };
  }, [start, reload, stopRetry]);
  return { ...shown, change, reset: clear };
}

/** The rules and the result component, which are not part of the initial load. */
async function load() {
  const [{ countClaim, sampleClaim }, { Dates }] = await Promise.all([
    import('./count-claim.ts'),
    import('./Dates.tsx'),
  ]);
  return { countClaim, sampleClaim, Dates };
}

type CountModules = Awaited<ReturnType<typeof load>>;

let loading: Promise<CountModules> | undefined;

/** Loads them once, and retries after a failure. Some browsers cache a failed import until the page is reloaded. */
export function loadDeadlines(): Promise<CountModules> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
