import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messagesIn } from '#content/i18n/languages.ts';
import { InLanguage } from '../../i18n/language-context.tsx';
import { NoSignalPage } from './NoSignalPage.tsx';

test.each([
  ['en', 'es'],
  ['es', 'en'],
] as const)('the fallback page in %s has its message in %s too', (language, other) => {
  const html = renderToStaticMarkup(<InLanguage language={language} show={NoSignalPage} />);
  expect(html).toContain(`<p class="small" lang="${other}-US">${messagesIn(other).screens.noSignal}</p>`);
  expect(html).not.toContain(messagesIn(language).screens.noSignal);
});
