import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SourceId } from '#content/ledger/sources.ts';
import { newPageRecord, RecordedPage } from '../page/page-record.tsx';

/** The sources that a page cites, in the order of their numbers on it: the page is rendered, and what it cites is kept. */
export function citedBy(page: ReactNode): readonly SourceId[] {
  const record = newPageRecord();
  renderToStaticMarkup(<RecordedPage record={record}>{page}</RecordedPage>);
  return record.cited();
}
