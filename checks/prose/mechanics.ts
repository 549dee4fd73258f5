import { retext } from 'retext';
import retextContractions from 'retext-contractions';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';

const linter = retext()
  .use(retextContractions, { straight: false })
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextRepeatedWords)
  .freeze();

/** Slips of the keyboard in an English text: "dont", "a hour", "the the", "LED diodes". A place to fill in has no sound. */
export function slipsIn(text: string): readonly string[] {
  const readable = text.replaceAll(/\b(?:an? )?\{\w+\}/gi, '…');
  return linter.processSync(readable).messages.map(({ reason }) => reason);
}
