import { createContext, type ReactNode, useContext } from 'react';
import type { SourceId } from '#content/facts/sources/all-sources.ts';

/** Counters of a page while it renders: figures in order, sources by first mention. */
export interface PageRecord {
  /** Number of the next figure, from 1. */
  readonly nextFigure: () => number;
  /** Number of the next table, from 1. */
  readonly nextTable: () => number;
  /** Number of a source on this page, from 1; the same source keeps its number. */
  readonly cite: (sourceId: SourceId) => number;
  /** Ids of the sources cited so far, in the order of their numbers. */
  readonly cited: () => readonly SourceId[];
  /** True the first time that this page explains a term. */
  readonly explain: (term: string) => boolean;
}

const Context = createContext<PageRecord | undefined>(undefined);

/** New counters, for a page or its PDF. */
export function newPageRecord(): PageRecord {
  let figures = 0;
  let tables = 0;
  const sourceIds: SourceId[] = [];
  const explained = new Set<string>();
  return {
    nextFigure: () => ++figures,
    nextTable: () => ++tables,
    cite: (sourceId) => {
      if (!sourceIds.includes(sourceId)) sourceIds.push(sourceId);
      return sourceIds.indexOf(sourceId) + 1;
    },
    cited: () => sourceIds,
    explain: (term) => explained.size < explained.add(term).size,
  };
}

/**
 * Wraps a page, so that its figures and sources are numbered. The counters advance while React renders the page to HTML,
 * once and from top to bottom: for prerendered pages only, never for an island.
 */
export function NumberedPage({ children }: { readonly children: ReactNode }) {
  return <Context value={newPageRecord()}>{children}</Context>;
}

/** The record of the page being rendered. Throws outside of `NumberedPage`. */
export function usePageRecord(): PageRecord {
  const record = useContext(Context);
  if (!record) throw new Error('Figures and claims need <NumberedPage> around them');
  return record;
}
