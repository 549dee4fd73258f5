import { expect, test } from 'vitest';
import { directory as english } from '../en/labels/directory.ts';
import { directory as spanish } from '../es/labels/directory.ts';
import { languages } from '../i18n/languages.ts';
import { localeOf } from '../i18n/locale.ts';
import { t } from '../i18n/t.ts';

test.each([
  [0, 'Showing 0 of 190 companies', 'Se muestran 0 de 190 compañías'],
  [1, 'Showing 1 of 190 companies', 'Se muestra 1 de 190 compañías'],
  [2, 'Showing 2 of 190 companies', 'Se muestran 2 de 190 compañías'],
])('%d found companies are counted in the form of their number', (count, inEnglish, inSpanish) => {
  const values = { count, total: 190, text: 'farm' };
  const [here, there] = [localeOf(languages.en), localeOf(languages.es)];
  expect(t(english.search.found, values, here)).toBe(inEnglish);
  expect(t(english.search.foundFor, values, here)).toBe(`${inEnglish} matching “farm”`);
  expect(t(spanish.search.found, values, there)).toBe(inSpanish);
  expect(t(spanish.search.foundFor, values, there)).toBe(`${inSpanish} para «farm»`);
});
