import { useState } from 'react';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { saveBlob } from '../../../lib/dom/save-file.ts';
import { photoPaths } from './file-names.ts';
import { csvOf, sheetOf } from './sheets.ts';

interface ListsProps {
  readonly record: LossRecord;
  /** What the files are called, without their ending. */
  readonly name: string;
  readonly words: LossRecordMessages;
}

/** The list of things alone, for whoever asks for nothing else. */
export function Lists({ record, name, words }: ListsProps) {
  const sheet = () => sheetOf('things', record, photoPaths(record, words), words);
  const [isFailed, setFailed] = useState(false);
  const saveSheet = async () => {
    setFailed(false);
    try {
      const { workbookOf } = await import('./workbook.ts');
      saveBlob(`${name}.xlsx`, await workbookOf([{ name: words.sections.things.title, sheet: sheet() }], words));
    } catch {
      setFailed(true);
    }
  };
  if (record.things.length === 0) return null;
  return (
    <>
      <button type="button" className="btn btn-alt" onClick={() => void saveSheet()}>
        {words.out.things}
      </button>
      <button
        type="button"
        className="btn btn-alt"
        onClick={() => saveBlob(`${name}.csv`, new Blob([csvOf(sheet())], { type: 'text/csv' }))}
      >
        {words.out.csv}
      </button>
      <span role="status">{isFailed && words.out.failed}</span>
    </>
  );
}
