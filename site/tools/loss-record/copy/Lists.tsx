import { useState } from 'react';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import type { LossRecord } from '#core/claim/loss-record/record.ts';
import { saveBlob } from '../../../parts/save/save-file.ts';
import { photoPaths } from './file-names.ts';
import { csvOf, sheetOf } from './lists/sheets.ts';

interface ListsProps {
  readonly record: LossRecord;
  /** What the files are called, without their ending. */
  readonly name: string;
  readonly words: LossRecordWords;
}

/** The list of things alone, for whoever asks for nothing else. */
export function Lists({ record, name, words }: ListsProps) {
  const sheet = () => sheetOf('things', record, photoPaths(record, words), words);
  const [isFailed, setFailed] = useState(false);
  const saveSheet = async () => {
    setFailed(false);
    try {
      const { workbookOf } = await import('./lists/workbook.ts');
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
