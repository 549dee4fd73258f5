import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { englishNamesIn, languages } from '#content/i18n/languages.ts';
import { EnglishNames, TextWithEnglishNames } from './Named.tsx';

const shown = (text: string, names: readonly string[]) =>
  renderToStaticMarkup(
    <EnglishNames value={names}>
      <TextWithEnglishNames text={text} />
    </EnglishNames>,
  );

const { clock, mold } = languages.es.claim;

test.each([
  [clock.rules.pay.law, clock, 'Código de Seguros de Texas (<span lang="en">Insurance Code</span>), sección 542.057'],
  [mold.answer.law, mold, 'Código de Ocupaciones (<span lang="en">Occupations Code</span>) {rule}'],
  [clock.form.days, clock, clock.form.days],
])('%s', (text, words, expected) => {
  expect(shown(text, englishNamesIn('es', words))).toBe(expected);
});

test('English pages have no marks', () => {
  expect(englishNamesIn('en', clock)).toEqual([]);
  expect(shown('Insurance Code', [])).toBe('Insurance Code');
});
