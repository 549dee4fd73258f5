import { expect, test } from 'vitest';
import { dialOf } from './contact-values.ts';

test.each<[string, string | null]>([
  ['800-555-0100', '+18005550100'],
  ['(830) 555 0142', '+18305550142'],
  ['1-800-555-0100', '+18005550100'],
  ['+52 81 5555 0100', '+528155550100'],
  ['555-0142', '5550142'],
  ['800-555-0100 ext. 12', '+18005550100,,12'],
  ['800-555-0100 option 2', '+18005550100,,2'],
  ['800-SF-CLAIM (800-732-5246)', '+18007325246'],
  ['800-FLOWERS', null],
  ['911', null],
  ['ask for Maria', null],
  ['', null],
])('"%s" dials %s', (text, dial) => {
  expect(dialOf(text)).toBe(dial);
});
