import { useEffect, useId, useRef, useState } from 'react';
import fields from '../../records/form/fields.module.css';
import styles from '../../records/record.module.css';
import { qrPicture } from '../../share/qr-picture.ts';
import jobStyles from '../drying-job.module.css';
import type { PartProps } from '../JobSection.tsx';
import { planHashOf } from './plan-code.ts';

/** A code of more characters is too dense for most cameras. */
const mostToScan = 1500;

/** The plan alone as a link, as something to copy and as a code to scan. It comes with the press that asks for it. */
export function PlanLink({ record, words: { planLink: words } }: PartProps) {
  const id = useId();
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    const { origin, pathname } = window.location;
    planHashOf(record).then(
      (hash) => setLink(`${origin}${pathname}${hash}`),
      () => setSaid(words.unsupported),
    );
  }, [record, words]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  };
  return (
    <div className={styles.section}>
      <p className={styles.hint}>{words.what}</p>
      {link && (
        <>
          <div className={fields.field}>
            <label htmlFor={id}>{words.link}</label>
            <input id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
          </div>
          <p className={styles.buttons}>
            <button type="button" className="btn btn-alt" onClick={() => void copy()}>
              {words.copy}
            </button>
          </p>
          {link.length > mostToScan ? <p>{words.tooLong}</p> : <Code text={link} label={words.code} />}
        </>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

function Code({ text, label }: { readonly text: string; readonly label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(qrPicture(text, label)), [text, label]);
  return <div ref={place} className={jobStyles.code} />;
}
