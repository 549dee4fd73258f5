import { expect, test } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { momentText, pointLetter } from './form.ts';

/** Engines use a narrow no-break space before AM/PM. */
const text = (at: string, language: 'en' | 'es') => momentText(at, localeIn(language)).replace(/\s/g, ' ');

test.each([
  ['2026-08-14T08:45', 'August 14, 2026, 8:45 AM', '14 de agosto de 2026, 8:45 a.m.'],
  ['2026-11-22T00:05', 'November 22, 2026, 12:05 AM', '22 de noviembre de 2026, 12:05 a.m.'],
  ['2026-11-22T22:57', 'November 22, 2026, 10:57 PM', '22 de noviembre de 2026, 10:57 p.m.'],
])('%s is %s', (at, english, spanish) => {
  expect([text(at, 'en'), text(at, 'es')]).toEqual([english, spanish]);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'A2'],
  [52, 'A3'],
])('point %i is %s', (at, mark) => expect(pointLetter(at)).toBe(mark));
