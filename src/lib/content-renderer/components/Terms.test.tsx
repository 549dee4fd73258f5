import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '../../../i18n/language-context.tsx';
import { NumberedPage } from './page-record.tsx';
import { splitAtTerms, TextWithTerms } from './Terms.tsx';

const scope = { id: 'scope', forms: ['scope of work', 'scope'], means: 'A list.' };
const hepa = { id: 'hepa', forms: ['HEPA'], means: 'A filter.' };
const as = (term: typeof scope, written: string, opening = '', closing = '') => ({ term, opening, written, closing });

test.each([
  ['no term', 'A wet wall.', ['A wet wall.']],
  ['the longest form', 'The scope of work grows.', ['The ', as(scope, 'scope of work'), ' grows.']],
  ['a term with a capital, at the start', 'Scope first', ['', as(scope, 'Scope'), ' first']],
  ['two terms', 'a HEPA scope', ['a ', as(hepa, 'HEPA'), ' ', as(scope, 'scope'), '']],
  ['a term with punctuation', 'a list (“scope”), dry', ['a list ', as(scope, 'scope', '(“', '”),'), ' dry']],
  ['a term inside a word', 'a telescope, scopes', ['a telescope, scopes']],
])('%s', (_case, text, pieces) => {
  expect(splitAtTerms(text, [scope, hepa])).toEqual(pieces);
});

function Page() {
  return (
    <NumberedPage>
      <TextWithTerms text="The scope. " />
      <TextWithTerms text="The same scope." />
    </NumberedPage>
  );
}

test('a page explains a term once, in a popover that its button opens', () => {
  const html = renderToStaticMarkup(<InLanguage language="en" show={Page} />);
  expect(html.match(/popoverTarget="term-scope"/gi)).toHaveLength(1);
  expect(html.match(/id="term-scope"/g)).toHaveLength(1);
  expect(html).toContain('The same scope.');
});
