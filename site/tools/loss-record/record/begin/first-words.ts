import type { RecordListWords } from '#content/en/claim/loss-record/list.ts';
import type { ListWords } from '../../../record/list/RecordList.tsx';

/** The words that stand on the page from the start. */
export interface FirstWords extends ListWords {
  readonly taking: Pick<RecordListWords['taking'], 'title' | 'lead' | 'choose' | 'reading' | 'failed'>;
}

/** Those of all words of the list: the others come with what is pressed. */
export function firstWords({ list, errors, taking }: RecordListWords): FirstWords {
  const { title, lead, choose, reading, failed } = taking;
  return {
    list,
    errors: { full: errors.full, refused: errors.refused },
    taking: { title, lead, choose, reading, failed },
  };
}
