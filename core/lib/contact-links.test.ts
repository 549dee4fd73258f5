import { expect, test } from 'vitest';
import { dialableNumber, mailtoLink } from './contact-links.ts';

test.each<[string, string | null]>([
  ['800-555-0100', '+18005550100'],
  ['(830) 555 0142', '+18305550142'],
  ['1-800-555-0100', '+18005550100'],
  ['+52 81 5555 0100', '+528155550100'],
  ['555-0142', '5550142'],
  ['800-555-0100 ext. 12', '+18005550100,,12'],
  ['(830) 555-0142 #3', '+18305550142,,3'],
  ['800-555-0100 option 2', '+18005550100,,2'],
  ['800-SF-CLAIM (800-732-5246)', '+18007325246'],
  ['800-FLOWERS', null],
  ['911', null],
  ['ask for Maria', null],
  ['', null],
])('"%s" dials %s', (text, dial) => {
  expect(dialableNumber(text)).toBe(dial);
});

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  [' ada+claim@mail.example.com ', 'mailto:ada%2Bclaim@mail.example.com'],
  ['x@y.com?bcc=evil@evil.com&body=hello', null],
  ['x?bcc=evil&y@example.com', 'mailto:x%3Fbcc%3Devil%26y@example.com'],
  ['a@example.com, b@example.com', null],
  ['javascript:alert(1)@example.com', null],
  ['Ada <ada@example.com>', null],
  ['ada@localhost', null],
])('%s links to %s', (text, link) => {
  expect(mailtoLink(text)).toBe(link);
});
