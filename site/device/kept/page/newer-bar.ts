import { barButton, raiseBar } from '../../../frame/bar/bar.ts';
import { pageMessages } from '../../../frame/read-page-messages.ts';

let shown: { readonly news: 'danger' | 'edition'; readonly bar: HTMLElement } | undefined;

/** Says above the page that there are newer words, with a way to read them and one to go on. */
export async function sayWhatIsNewer(news: 'danger' | 'edition'): Promise<void> {
  const { newer } = pageMessages().bar;
  // Once is enough, but what may be a danger is said also to somebody who has put the other off.
  if (shown?.news === 'danger' || shown?.news === news) return;
  shown?.bar.remove();
  const bar = raiseBar({
    words: newer[news],
    isAlarm: news === 'danger',
    parts: [barButton(newer.reload, () => location.reload()), barButton(newer.later, () => bar.remove())],
  });
  shown = { news, bar };
}
