import { useEffect, useState } from 'react';
import { recordIn } from '../../lib/storage/record-address.ts';
import { claimStore, nothingYet } from './claim-store.ts';
import { onClaimChange } from './saved-claim.ts';

/** The claim as this device keeps it: with the loss record that the address names, or as a claim of its own. */
export function useSavedClaim() {
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
