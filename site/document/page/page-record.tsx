import { createContext, type ReactNode, useContext } from 'react';
import type { SourceId } from '#content/ledger/sources.ts';

/** What one page has numbered so far while it renders: figures in their order, sources in the order of first mention. */
export interface PageRecord {
  /** Number of the next figure, from 1. */
  readonly nextFigure: () => number;
  /** Number of the next table, from 1. */
  readonly nextTable: () => number;
  /** Number of a source on this page, from 1; the same source keeps its number. */
  readonly cite: (sourceId: SourceId) => number;
  /** Ids of the sources cited so far, in the order of their numbers. */
  readonly cited: () => readonly SourceId[];
  /** Address of the page's sources, where they do not stand at its end. */
  readonly sourcesAt?: string | undefined;
}

const Context = createContext<PageRecord | undefined>(undefined);
const Given = createContext<PageRecord | undefined>(undefined);

/** An empty record: of a page that React writes, or of its print version. */
export function newPageRecord(sourcesAt?: string): PageRecord {
  let figures = 0;
  let tables = 0;
  const sourceIds: SourceId[] = [];
  return {
    nextFigure: () => ++figures,
    nextTable: () => ++tables,
    cite: (sourceId) => {
      if (!sourceIds.includes(sourceId)) sourceIds.push(sourceId);
      return sourceIds.indexOf(sourceId) + 1;
    },
    cited: () => sourceIds,
    sourcesAt,
  };
}

/**
 * Wraps one page, so that its figures and sources are numbered. The record counts while React renders the page to HTML,
 * once and from top to bottom; it is for prerendered pages, never for an island.
 */
export function NumberedPage({
  sourcesAt,
  children,
}: {
  readonly sourcesAt?: string | undefined;
  readonly children: ReactNode;
}) {
  const given = useContext(Given);
  return <Context value={given ?? newPageRecord(sourcesAt)}>{children}</Context>;
}

/** Wraps a page whose record somebody else wants to read. */
export function RecordedPage({ record, children }: { readonly record: PageRecord; readonly children: ReactNode }) {
  return <Given value={record}>{children}</Given>;
}

/** The record of the page being rendered. Throws outside of `NumberedPage`. */
export function usePageRecord(): PageRecord {
  const record = useContext(Context);
  if (!record) throw new Error('Figures and claims stand inside <NumberedPage>');
  return record;
}
