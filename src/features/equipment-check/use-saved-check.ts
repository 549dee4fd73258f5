import { useEffect, useState } from 'react';
import { blankCheck, type TypedCheck } from '#core/equipment-check/typed-check.ts';
import { bothOf, clearCheck, readCheck, saveCheck } from './saved-check.ts';

/** What is typed, and whether this browser keeps anything. */
interface Shown {
  readonly typed: TypedCheck;
  readonly lasts: boolean;
}

const blank: Shown = { typed: blankCheck, lasts: true };

/** The form as this device keeps it. What is typed before that has come stands above it. */
export function useSavedCheck() {
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
