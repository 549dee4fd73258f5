import { expect, test } from 'vitest';
import { pageMessagesIn } from '#content/i18n/assessment-messages.ts';
import { askedText, dueText } from './Verdict.tsx';

const hour = 3_600_000;
const at = (hours: number, minutes: number) => new Date(2026, 10, 22, hours, minutes).getTime();
/** JavaScript engines use a narrow no-break space before AM and PM. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  [at(14, 40), 1, 'en', 'by 3:40 PM today'],
  [at(23, 30), 1, 'en', 'by 12:30 AM tomorrow'],
  [at(21, 5), 4, 'en', 'by 1:05 AM tomorrow'],
  [at(14, 40), 1, 'es', 'hoy antes de las 3:40 p.m.'],
] as const)('asked at %s, %s hours, %s: %s', (asked, hours, language, text) => {
  expect(plain(dueText(asked + hours * hour, asked, pageMessagesIn[language].result.clock, language))).toBe(text);
});

test.each([
  ['en', 'You asked at 2:40 PM.'],
  ['es', 'Usted preguntó a las 2:40 p.m.'],
] as const)('asked, in %s: %s', (language, text) => {
  expect(plain(askedText(at(14, 40), pageMessagesIn[language].result.clock, language))).toBe(text);
});
