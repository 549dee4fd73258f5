import { useState } from 'react';
import { say } from '#content/locale/say.ts';
import record from '../../record/record.module.css';
import { saveBlob } from '../../record/save-blob.ts';
import type { PartProps } from '../open/part.ts';
import type { Order } from './report.ts';

interface HandOverProps extends PartProps {
  /** What files of this job are called, without their ending. */
  readonly name: string;
}

/** The report and the workbook, each made on the press of its button. */
export function HandOver({ record: job, words, locale, name }: HandOverProps) {
  const [said, setSaid] = useState('');
  const [isMaking, setMaking] = useState(false);
  const make = async (kind: Order['kind']) => {
    setMaking(true);
    setSaid(words.handing.making);
    try {
      const { code, tag, prefix } = locale;
      const { reportMade } = await import('./hand.ts');
      const order = { kind, name: `${name}.${kind}`, record: job, words, language: { code, tag, prefix } };
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
      <p className={record.buttons}>
        <button type="button" className="btn" disabled={isMaking} onClick={() => void make('pdf')}>
          {words.handing.pdf}
        </button>
        <button type="button" className="btn btn-alt" disabled={isMaking} onClick={() => void make('xlsx')}>
          {words.handing.xlsx}
        </button>
      </p>
      <p role="status">{said}</p>
    </>
  );
}
