import type { SetName } from './edition.ts';

/** What a page asks of the worker. */
export type Asked =
  | { readonly ask: 'keep'; readonly sets: readonly SetName[] }
  | { readonly ask: 'state' | 'news' | 'refresh' | 'forget' };

/** What of the site is kept, as the worker sees it. */
export interface KeptState {
  readonly edition: string;
  /** The sets of which every file is there. */
  readonly sets: readonly SetName[];
  /** When each was made whole, epoch milliseconds. */
  readonly whole: Readonly<Partial<Record<SetName, number>>>;
  readonly wished: readonly SetName[];
  /** What each set weighs over the wire. */
  readonly bytes: Readonly<Partial<Record<SetName, number>>>;
}

/** What the worker tells a page that asked: how far it is in bytes, what came of it, or what stopped it. */
export type Told =
  | { readonly done: number; readonly all: number }
  | { readonly failed: 'full' | 'line' }
  | { readonly news: News }
  | { readonly kept: KeptState };

/** What is new for one page. */
export interface News {
  /** The number to call, when it is another than the page's. */
  readonly phone?: { readonly dial: string; readonly display: string };
  /** True for a kept page of danger that says something else by now. */
  readonly hasNewerWords?: boolean;
  /** True for a page of an older edition than the one from which pages are opened by now. */
  readonly hasNewerEdition?: boolean;
  /** True where a message waits or has arrived untold: a browser that was ended in the middle forgets its note of it. */
  readonly hasMessages?: boolean;
}

/** Whether a message is one of ours: other scripts of a browser send messages too. */
export function isAsked(data: unknown): data is Asked {
  return typeof data === 'object' && data !== null && 'ask' in data && typeof data.ask === 'string';
}
