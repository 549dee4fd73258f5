import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import type { EquipmentCheck as Check } from '#core/equipment-check/check.ts';
import { blankCheck, type CheckError, type AmbiguousField, type TypedCheck } from '#core/equipment-check/input.ts';
import { type Comparing, loadComparing } from './load-compare.ts';
import { bothOf, clearCheck, readCheck, saveCheck } from './saved-check.ts';
import { useJob } from './use-job.ts';

/** What is typed, and whether this browser keeps anything. */
interface Shown {
  readonly typed: TypedCheck;
  readonly lasts: boolean;
}

const blank: Shown = { typed: blankCheck, lasts: true };

/** The form as this device keeps it. What is typed before that has come stands above it. */
function useSavedCheck() {
  const [shown, setShown] = useState(blank);
  const [{ lookAgain, keep }] = useState(() => checkKeeper(setShown));
  useEffect(() => {
    lookAgain();
    // Another window may have kept a form meanwhile, and tells nobody.
    window.addEventListener('focus', lookAgain);
    return () => window.removeEventListener('focus', lookAgain);
  }, [lookAgain]);
  return { ...shown, keep };
}

/** Keeps the form in place of what this page has seen, and of nothing else. `tell` is told of what is to be shown. */
function checkKeeper(tell: (shown: Shown) => void) {
  let shown = blank;
  let isHere = false;
  let isKept = true;
  let turn = Promise.resolve();

  const show = (change: Partial<Shown>) => {
    shown = { ...shown, ...change };
    tell(shown);
  };
  /** One after the other. What is refused goes with the next change. */
  const next = (work: () => Promise<void>) => {
    turn = turn.then(work).catch(() => {});
  };

  const look = async () => {
    const { kept, lasts } = await readCheck();
    show({ lasts });
    if (!lasts) return;
    if (kept && !isHere) show({ typed: bothOf(shown.typed, kept) });
    // A comparison is old only once the form says something else.
    else if (kept && isKept && !isSame(kept, shown.typed)) show({ typed: kept });
    isHere = true;
  };

  const save = async () => {
    if (!isHere) await look();
    // In a browser that keeps nothing, the page is all that there is.
    if (!isHere) return;
    const { typed } = shown;
    await (isSame(typed, blankCheck) ? clearCheck() : saveCheck(typed));
    isKept = typed === shown.typed;
  };

  return {
    lookAgain: () => next(look),
    keep: (typed: TypedCheck) => {
      isKept = false;
      show({ typed });
      next(save);
    },
  };
}

function isSame(one: TypedCheck, other: TypedCheck): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What can be wrong after a press. */
export type Fault = CheckError | 'not-loaded';

/** What the last press gave. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'fault'; readonly error: Fault; readonly field: string; readonly inDoubt: AmbiguousField | null }
  | {
      readonly kind: 'check';
      readonly check: Check;
      readonly Answer: Comparing['CheckAnswer'];
      readonly typed: TypedCheck;
      readonly record: JobRecord | null;
    };

/** The state of the check: what was typed in a language and is kept, the job of this window, and what the press gave. */
export function useCheck(language: string) {
  const { typed, lasts, keep } = useSavedCheck();
  const [cleared, setCleared] = useState<TypedCheck | null>(null);
  const { drop, settled, ...given } = useJob();
  const { job } = given;
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [isComparing, setIsComparing] = useState(false);
  const record = job.kind === 'job' ? job.record : null;

  const put = (next: TypedCheck, undone: TypedCheck | null = null) => {
    setCleared(undone);
    keep(next);
  };

  return {
    ...given,
    typed,
    outcome,
    lasts,
    isComparing,
    canUndo: cleared !== null,
    isOld: outcome.kind === 'check' && (outcome.typed !== typed || outcome.record !== record),
    edit: (change: Partial<TypedCheck>) => put({ ...typed, ...change }),
    dropJob: drop,
    /** Compares once the rules are here, and the job that was chosen is read. What it gives is on the page when it resolves. */
    compare: async (): Promise<Outcome> => {
      setIsComparing(true);
      const given = await settled();
      const next = await outcomeOf(typed, given.kind === 'job' ? given.record : null, language);
      flushSync(() => {
        setIsComparing(false);
        setOutcome(next);
      });
      return next;
    },
    clear: () => {
      put({ ...blankCheck }, typed);
      void drop();
      setOutcome({ kind: 'none' });
    },
    undo: () => cleared && put(bothOf(cleared, typed)),
  };
}

export type CheckState = ReturnType<typeof useCheck>;

function outcomeOf(typed: TypedCheck, record: JobRecord | null, language: string): Promise<Outcome> {
  return loadComparing().then(
    ({ compare, CheckAnswer: Answer }): Outcome => {
      const found = compare(typed, record, language);
      if (found.ok) return { kind: 'check', check: found.check, Answer, typed, record };
      return { kind: 'fault', error: found.error, field: found.fields[0] ?? '', inDoubt: found.inDoubt };
    },
    (): Outcome => ({ kind: 'fault', error: 'not-loaded', field: '', inDoubt: null }),
  );
}
