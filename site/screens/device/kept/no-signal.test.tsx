import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsIn } from '#content/languages.ts';
import { InLanguage } from '../../../frame/language.tsx';
import { NoSignalScreen } from './NoSignalScreen.tsx';

test.each([
  ['en', 'es'],
  ['es', 'en'],
] as const)('the page of %s says in %s too that it is not the page that was asked for', (language, other) => {
  const html = renderToStaticMarkup(<InLanguage language={language} show={NoSignalScreen} />);
  expect(html).toContain(`<p lang="${other}-US">${wordsIn(other).screens.noSignal}</p>`);
  expect(html).not.toContain(wordsIn(language).screens.noSignal);
});
