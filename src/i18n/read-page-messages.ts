import type { PageMessages } from './page-messages.ts';

/** The id of the script element that holds them. */
export const pageMessagesId = 'page-messages';

/** The messages that the page holds for its scripts. */
export function pageMessages(): PageMessages {
  return JSON.parse(document.getElementById(pageMessagesId)?.textContent ?? '');
}
