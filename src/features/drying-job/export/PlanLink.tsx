import { useEffect, useId, useRef, useState } from 'react';
import fields from '../../records/form/fields.module.css';
import styles from '../../records/record.module.css';
import { qrPicture } from '../../share/qr-picture.ts';
import jobStyles from '../drying-job.module.css';
import type { SectionProps } from '../JobSection.tsx';
import { planHashOf } from './plan-code.ts';

/** Longer codes are too dense for most cameras. */
const mostToScan = 1500;

/** The plan as a link to copy and as a QR code. Loaded on demand. */
export function PlanLink({ record, messages: { planLink: messages } }: SectionProps) {
  const id = useId();
  const [link, setLink] = useState('');
  const [status, setStatus] = useState('');
  useEffect(() => {
    const { origin, pathname } = window.location;
    planHashOf(record).then(
      (hash) => setLink(`${origin}${pathname}${hash}`),
      () => setStatus(messages.unsupported),
    );
  }, [record, messages]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setStatus(messages.copied);
    } catch {
      setStatus(messages.notCopied);
    }
  };
  return (
    <div className={styles.section}>
      <p className={styles.hint}>{messages.what}</p>
      {link && (
        <>
          <div className={fields.field}>
            <label htmlFor={id}>{messages.link}</label>
            <input id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
          </div>
          <p className={styles.buttons}>
            <button type="button" className="btn btn-alt" onClick={() => void copy()}>
              {messages.copy}
            </button>
          </p>
          {link.length > mostToScan ? <p>{messages.tooLong}</p> : <Code text={link} label={messages.code} />}
        </>
      )}
      <p role="status">{status}</p>
    </div>
  );
}

function Code({ text, label }: { readonly text: string; readonly label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(qrPicture(text, label)), [text, label]);
  return <div ref={place} className={jobStyles.code} />;
}
