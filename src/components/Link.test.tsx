import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '../i18n/language-context.tsx';
import { Link } from './Link.tsx';

test.each([
  ['/about', '/about'],
  ['/guides/mold-prevention#clock', '/guides/mold-prevention#clock'],
  ['/ask?category=assessment', '/ask?category=assessment'],
  ['#top', '#top'],
  ['/downloads/drying-log.xlsx', '/downloads/drying-log.xlsx'],
  ['https://example.com/about', 'https://example.com/about'],
])('%s leads to %s', (href, expected) => {
  const html = renderToStaticMarkup(
    <InLanguage language="en" show={Link} with={{ href, className: 'btn' }}>
      Go
    </InLanguage>,
  );
  expect(html).toBe(`<a class="btn" href="${expected}">Go</a>`);
});
