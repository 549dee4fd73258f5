import type { Words } from '#content/en/words.ts';

/** What the bars above a page say; a page fetches it when it has something to say. */
export interface BarWords {
  readonly newer: Words['keep']['bar'];
  readonly waiting: Words['waiting']['bar'];
  /** Where the page of what waits stands in this language. */
  readonly waitingPage: string;
}

let words: Promise<BarWords> | undefined;

/** The words of the bars in the page's language. Rejects without a line where they are not kept. */
export function barWords(): Promise<BarWords> {
  words ??= fetch(`/bar-words/${document.documentElement.lang.slice(0, 2)}.json`).then((answer) => answer.json());
  words.catch(() => {
    words = undefined;
  });
  return words;
}
