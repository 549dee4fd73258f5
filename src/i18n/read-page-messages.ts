import type { PageMessages } from './page-messages.ts';

export const pageMessagesId = 'page-messages';

export function pageMessages(): PageMessages {
  return JSON.parse(document.getElementById(pageMessagesId)?.textContent ?? '');
}
