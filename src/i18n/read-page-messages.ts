import type { PageMessages } from './page-messages.ts';

export const pageMessagesId = 'page-messages';

/** Reads the messages that the page embeds for its scripts. */
export function pageMessages(): PageMessages {
  return JSON.parse(document.getElementById(pageMessagesId)?.textContent ?? '');
}
