import { useState } from 'react';
import { say } from '#content/locale/say.ts';
import { certifiedOf } from '#core/drying-job/points/certified.ts';
import { saveBlob } from '../../../parts/save/save-file.ts';
import styles from '../../record/record.module.css';
import { namesOf } from '../open/form.ts';
import type { PartProps } from '../open/part.ts';
import { type Order, sheetKinds } from './report.ts';

interface HandOverProps extends PartProps {
  /** What files of this job are called, without their ending. */
  readonly name: string;
}

/** The report, the workbook and the single sheets, each made on the press of its button. */
export function HandOver(props: HandOverProps) {
  const { record, words, locale, name } = props;
  const [said, setSaid] = useState('');
  const [isMaking, setMaking] = useState(false);
  const make = async (kind: Order['kind']) => {
    const waits = kind === 'certificate' ? waitingIn(props) : '';
    if (waits) return setSaid(waits);
    setMaking(true);
    setSaid(words.handing.making);
    try {
      const { code, tag, prefix } = locale;
      const { reportMade } = await import('./hand.ts');
      const order = { kind, name: fileNameOf(kind, name, words), record, words, language: { code, tag, prefix } };
      const file = await reportMade(order);
      saveBlob(file.name, file);
      setSaid(say(words.handing.made, { name: file.name, size: locale.number(file.size / 1e6, 1) }, locale));
    } catch {
      setSaid(words.handing.failed);
    } finally {
      setMaking(false);
    }
  };
  return (
    <>
      <p className={styles.buttons}>
        <button type="button" className="btn" disabled={isMaking} onClick={() => void make('pdf')}>
          {words.handing.pdf}
        </button>
        <button type="button" className="btn btn-alt" disabled={isMaking} onClick={() => void make('xlsx')}>
          {words.handing.xlsx}
        </button>
      </p>
      <p className={styles.hint}>{words.sheets.lead}</p>
      <p className={styles.buttons}>
        {sheetKinds.map((kind) => (
          <button key={kind} type="button" className="btn btn-alt" disabled={isMaking} onClick={() => void make(kind)}>
            {words.sheets[kind].name}
          </button>
        ))}
      </p>
      <p role="status">{said}</p>
    </>
  );
}

function fileNameOf(kind: Order['kind'], name: string, { sheets }: HandOverProps['words']): string {
  if (kind === 'pdf' || kind === 'xlsx') return `${name}.${kind}`;
  return `${name}-${sheets[kind].title.toLowerCase().replaceAll(' ', '-')}.pdf`;
}

/** Why there is no certificate yet; nothing where the readings hold one. */
function waitingIn({ job, derived, words, locale, record, form }: HandOverProps): string {
  const found = certifiedOf(job, derived.visits);
  if (found.ok) return '';
  const { nothingRead, waits } = words.sheets.certificate;
  return found.openIds.length === 0
    ? nothingRead
    : say(waits, { names: namesOf(found.openIds, 'points', record, form) }, locale);
}
