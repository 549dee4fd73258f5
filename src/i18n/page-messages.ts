import type { Words } from '#content/en/messages.ts';
import { type Language, messagesIn, pathOf } from '#content/i18n/languages.ts';

/** Messages of the scripts of every page, in the language of the page. */
export interface PageMessages {
  readonly bar: {
    readonly newer: Words['keep']['bar'];
    readonly waiting: Words['waiting']['bar'];
    readonly waitingPage: string;
  };
  readonly share: Words['parts']['share'];
}

/** The messages of a language, as JSON for a script element. */
export function pageMessagesJson(language: Language): string {
  const { keep, waiting, parts } = messagesIn(language);
  const bar = { newer: keep.bar, waiting: waiting.bar, waitingPage: pathOf(language, '/waiting') };
  return JSON.stringify({ bar, share: parts.share } satisfies PageMessages).replaceAll('<', '\\u003c');
}
