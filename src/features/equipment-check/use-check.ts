import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import type { EquipmentCheck as Check } from '#core/equipment-check/check.ts';
import {
  type AmbiguousField,
  blankCheck,
  blankRoom,
  type CheckError,
  type TypedCheck,
} from '#core/equipment-check/input.ts';
import { type CompareModules, loadCompare } from './load-compare.ts';
import { clearCheck, mergeChecks, readCheck, saveCheck } from './saved-check.ts';
import { useJob } from './use-job.ts';

/** The form, and whether this browser has persistent storage. */
interface Shown {
  readonly typed: TypedCheck;
  readonly lasts: boolean;
}

const blank: Shown = { typed: blankCheck, lasts: true };

/** The form as stored on this device. Input from before it was loaded is merged into it. */
function useSavedCheck() {
  const [shown, setShown] = useState(blank);
  const [{ reload, save }] = useState(() => checkStore(setShown));
  useEffect(() => {
    reload();
    // Another window may have stored a form meanwhile, without an event.
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
  return { ...shown, save };
}

/** Stores the form, replacing only what this page has read before. `onChange` gets what to show. */
function checkStore(onChange: (shown: Shown) => void) {
  let shown = blank;
  let isLoaded = false;
  let isSaved = true;
  let queue = Promise.resolve();

  const show = (change: Partial<Shown>) => {
    shown = { ...shown, ...change };
    onChange(shown);
  };
  /** Runs tasks in order. A failed save is repeated with the next change. */
  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(work).catch(() => {});
  };

  const read = async () => {
    const { saved, lasts } = await readCheck();
    show({ lasts });
    if (!lasts) return;
    if (saved && !isLoaded) show({ typed: mergeChecks(shown.typed, saved) });
    // An equal form keeps its identity, so that the comparison does not become outdated.
    else if (saved && isSaved && !isSame(saved, shown.typed)) show({ typed: saved });
    isLoaded = true;
  };

  const write = async () => {
    if (!isLoaded) await read();
    // Without persistent storage the form lasts as long as the page.
    if (!isLoaded) return;
    const { typed } = shown;
    await (isSame(typed, blankCheck) ? clearCheck() : saveCheck(typed));
    isSaved = typed === shown.typed;
  };

  return {
    reload: () => enqueue(read),
    save: (typed: TypedCheck) => {
      isSaved = false;
      show({ typed });
      enqueue(write);
    },
  };
}

function isSame(one: TypedCheck, other: TypedCheck): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export type CheckErrorCode = CheckError | 'not-loaded';

export type CheckResult =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'error';
      readonly error: CheckErrorCode;
      readonly field: string;
      readonly inDoubt: AmbiguousField | null;
    }
  | {
      readonly kind: 'check';
      readonly check: Check;
      readonly Answer: CompareModules['CheckAnswer'];
      readonly typed: TypedCheck;
      readonly record: JobRecord | null;
      /** Compared from the sample instead of the visitor's lines. */
      readonly isSample: boolean;
    };

/** The state of the check: the stored form, the job of this window, and the result. Numbers are read in the given language. */
export function useCheck(language: string) {
  const { typed, lasts, save } = useSavedCheck();
  const [cleared, setCleared] = useState<TypedCheck | null>(null);
  const { drop, settled, ...given } = useJob();
  const { job } = given;
  const [result, setOutcome] = useState<CheckResult>({ kind: 'none' });
  const [isComparing, setIsComparing] = useState(false);
  const record = job.kind === 'job' ? job.record : null;

  const update = (next: TypedCheck, undo: TypedCheck | null = null) => {
    setCleared(undo);
    save(next);
  };

  return {
    ...given,
    typed,
    result,
    lasts,
    isComparing,
    canUndo: cleared !== null,
    isStale: result.kind === 'check' && !result.isSample && (result.typed !== typed || result.record !== record),
    edit: (change: Partial<TypedCheck>) => update({ ...typed, ...change }),
    removeJob: drop,
    /** Loads the rules, waits for the chosen job, and compares. The result is rendered when it resolves. */
    compare: async (): Promise<CheckResult> => {
      setIsComparing(true);
      const given = await settled();
      const next = await checkResult(typed, given.kind === 'job' ? given.record : null, language);
      flushSync(() => {
        setIsComparing(false);
        setOutcome(next);
      });
      return next;
    },
    /** Compares the lines of a sample invoice. The form and what is stored are left alone. */
    showSample: async () => {
      const next = await checkResult(sampleCheck, null, language);
      flushSync(() => setOutcome(next));
    },
    removeSample: () => setOutcome({ kind: 'none' }),
    clear: () => {
      update({ ...blankCheck }, typed);
      void drop();
      setOutcome({ kind: 'none' });
    },
    undo: () => cleared && update(mergeChecks(cleared, typed)),
  };
}

/** An invoice whose air movers are above both methods, for a living room with wet carpet. */
const sampleCheck: TypedCheck = {
  lines: [
    { kind: 'air-mover', units: '18', days: '4', rate: '35' },
    { kind: 'lgr', units: '2', days: '4', rate: '75' },
  ],
  rooms: [{ ...blankRoom, length: '24', width: '18', height: '8', floor: '432', walls: '2' }],
  dehumidifier: 'lgr',
  rating: '130',
};

export type CheckState = ReturnType<typeof useCheck>;

function checkResult(typed: TypedCheck, record: JobRecord | null, language: string): Promise<CheckResult> {
  return loadCompare().then(
    ({ compare, CheckAnswer: Answer }): CheckResult => {
      const compared = compare(typed, record, language);
      if (compared.ok)
        return { kind: 'check', check: compared.check, Answer, typed, record, isSample: typed === sampleCheck };
      return { kind: 'error', error: compared.error, field: compared.fields[0] ?? '', inDoubt: compared.inDoubt };
    },
    (): CheckResult => ({ kind: 'error', error: 'not-loaded', field: '', inDoubt: null }),
  );
}
