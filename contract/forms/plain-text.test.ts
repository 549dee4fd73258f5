import { expect, test } from 'vitest';
import { phoneField } from './plain-text.ts';

test.each([
  '830 555 0100 ext 5',
  '830 555 0100 ext. 5',
  '(830) 555-0100, extension 12',
  '830-555-0100 extensión 12',
  '830.555.0100 EXT 5',
  '830 555 0100 x5',
  '+1 830 555 0100 #5',
  '',
])('%j is taken for a telephone number', (text) => {
  expect(phoneField.safeParse(text).success).toBe(true);
});

test.each(['555 0100 ext 5', '830 555 0100 home', 'ext 5', 'extensión', '830 555 0100 exit 5'])('%j is not', (text) => {
  expect(phoneField.safeParse(text).success).toBe(false);
});
