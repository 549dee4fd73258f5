import { doubtfulWords } from './doubtful-words.ts';
import { familiar, ordersAtStart } from './familiar.ts';
import { marks, unpaired } from './marks.ts';
import { type Slip, slipsBy } from './rule.ts';
import { wrongWords } from './wrong-words.ts';

const always = [...familiar, ...marks, ...wrongWords];

/** Forms of a Spanish text that are never right. `english` is what its twin says. */
export function wrongForms(text: string, english = ''): readonly Slip[] {
  const said = withoutTitles(text, english);
  return [...slipsBy(always, said, english), ...unpaired(said)];
}

/** The text without the titles of sources: they stay in their own language, as the twin names them. */
function withoutTitles(text: string, english: string): string {
  return text.replace(/«([^»]+)»/gu, (quoted, title: string) => (english.includes(title) ? '«0»' : quoted));
}

/** Forms that are wrong in one sense and right in another, for a person to read. */
export function doubtfulForms(text: string, english = ''): readonly Slip[] {
  const orders = ordersAtStart(text).map((found) => ({ found, instead: 'an order to usted?' }));
  return [...slipsBy(doubtfulWords, text, english), ...orders];
}
