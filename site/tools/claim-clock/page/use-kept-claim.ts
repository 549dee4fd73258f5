import { useEffect, useRef, useState } from 'react';
import { recordIn } from '../../../device/store/late/record-address.ts';
import { blankClaim, forgetClaim, type KeptClaim, keepClaim, readClaim } from './kept-claim.ts';

/** The claim as this device keeps it: with the loss record that the address names, or as a claim of its own. */
export function useKeptClaim() {
  const [kept, setKept] = useState<KeptClaim>({ id: '', edition: 0, claim: blankClaim });
  const [record, setRecord] = useState<string | null>(null);
  const [lasts, setLasts] = useState(true);
  const isTouched = useRef(false);
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

  return {
    kept,
    /** The loss record that the claim is a part of. */
    record,
    lasts,
    keep: (next: KeptClaim) => {
      isTouched.current = true;
      const named = { ...next, id: next.id || crypto.randomUUID() };
      setKept(named);
      void keepClaim(named, place.current);
    },
    forget: () => {
      setKept({ ...kept, claim: blankClaim });
      void forgetClaim(place.current);
    },
  };
}
