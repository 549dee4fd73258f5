import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messagesIn } from '#content/i18n/languages.ts';
import { InLanguage } from '../../i18n/language-context.tsx';
import { NoSignalPage } from './NoSignalPage.tsx';

test.each([
  ['en', 'es'],
  ['es', 'en'],
] as const)('the page of %s says in %s too that it is not the page that was asked for', (language, other) => {
  const html = renderToStaticMarkup(<InLanguage language={language} show={NoSignalPage} />);
  expect(html).toContain(`<p lang="${other}-US">${messagesIn(other).screens.noSignal}</p>`);
  expect(html).not.toContain(messagesIn(language).screens.noSignal);
});
