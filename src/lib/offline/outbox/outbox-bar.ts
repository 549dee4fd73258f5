import { localeOfPage } from '#content/i18n/locale-of-page.ts';
import { t } from '#content/i18n/t.ts';
import type { PageMessages } from '../../../i18n/page-messages.ts';
import { pageMessages } from '../../../i18n/read-page-messages.ts';
import { noticeButton, showNoticeBar } from '../../../layouts/notice-bar.ts';
import { isPending, type QueuedMessage } from './message.ts';
import { markAsNotified } from './outbox-store.ts';

/** After this the writer is asked to call. The absolute age counts, since the clock may have been set back. */
const overdueMs = 24 * 3_600_000;

let bar: HTMLElement | undefined;
let shownText = '';

/** Shows the most important outbox notice above the page: overdue, rejected, or delivered messages. */
export async function showOutboxBar(list: readonly QueuedMessage[]): Promise<void> {
  const overdue = list.find((message) => isPending(message) && Math.abs(Date.now() - message.at) > overdueMs);
  const refused = list.find((message) => message.refused !== undefined);
  const arrived = list.filter((message) => message.arrived && !message.arrived.isTold);
  if (!overdue && !refused && arrived.length === 0) return removeBar();
  // The outbox page shows everything itself.
  const words = pageMessages().bar;
  if (location.pathname === words.waitingPage) return removeBar();
  if (overdue) showBar(overdueText(overdue, words), true, [phoneLink(), seeLink(words)]);
  else if (refused) showBar(words.waiting.refused, true, [seeLink(words)]);
  else
    showBar(arrivedText(arrived, words), false, [
      noticeButton(words.waiting.good, () => void markAllAsNotified(arrived)),
    ]);
}

function showBar(words: string, isAlarm: boolean, parts: readonly (HTMLElement | undefined)[]): void {
  if (words === shownText && bar?.isConnected) return;
  removeBar();
  shownText = words;
  bar = showNoticeBar({ words, isAlarm, parts: parts.filter((part) => part !== undefined) });
}

function removeBar(): void {
  bar?.remove();
  bar = undefined;
}

const overdueText = ({ at }: QueuedMessage, { waiting }: PageMessages['bar']) =>
  t(waiting.overdue, { moment: localeOfPage().moment(at) }, localeOfPage());

function arrivedText(arrived: readonly QueuedMessage[], { waiting }: PageMessages['bar']): string {
  const references = arrived.flatMap((message) => message.arrived?.reference ?? []);
  if (references.length === 0) return waiting.arrivedNewsletter;
  const locale = localeOfPage();
  return t(waiting.arrived, { count: references.length, references: locale.list(references) }, locale);
}

async function markAllAsNotified(arrived: readonly QueuedMessage[]): Promise<void> {
  removeBar();
  for (const message of arrived) await markAsNotified(message);
}

function seeLink({ waiting, waitingPage }: PageMessages['bar']): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = waitingPage;
  link.classList.add('btn', 'btn-alt');
  link.textContent = waiting.see;
  return link;
}

/** Copied from the footer, which has the current number. */
function phoneLink(): HTMLAnchorElement | undefined {
  const own = document.querySelector<HTMLAnchorElement>('footer a[href^="tel:"]');
  if (!own) return undefined;
  const link = document.createElement('a');
  link.href = own.href;
  link.classList.add('btn');
  link.textContent = own.textContent;
  return link;
}
