import { describe, expect, test } from 'vitest';
import { parseText } from '../pages/parse-page.ts';
import { pageParity } from './page-parity.ts';

const english = `---
title: Mold
level: general
---

## Clean it

<Claim fact="humidity-target">Keep it dry.</Claim> Call <Phone />. See [the list](/guides/list).

- **One.**
- Two.

<Note tone="alarm" title="Stop">

Leave.

</Note>
`;

const errors = (change: (page: string) => string) => pageParity(parseText(change(english)), parseText(english));

test.each([
  ['the same', (page: string) => page],
  ['other words', (page: string) => page.replace('Clean it', 'Limpie').replace('Stop', 'Alto').replace('Mold', 'Moho')],
  ['an address of its own', (page: string) => page.replace('level:', 'address: /moho\nlevel:')],
  ['another order in a line', (page: string) => page.replace(/(<Claim.*<\/Claim>) (Call <Phone \/>\.)/, '$2 $1')],
])('%s passes', (_case, change) => expect(errors(change)).toEqual([]));

test('the minutes that its own words take pass', () => {
  const page = (minutes: number) => parseText(english.replace('level:', () => `readMinutes: ${minutes}\nlevel:`));
  expect(pageParity(page(9), page(8))).toEqual([]);
});

describe('fails', () => {
  test.each([
    [
      'a field of the head',
      (page: string) => page.replace('level: general', 'level: technical'),
      ['head: "level" is not what the English page has: "general"'],
    ],
    ['a missing field', (page: string) => page.replace('level: general\n', ''), ['head: "level" is missing']],
    [
      'a surplus field',
      (page: string) => page.replace('level:', 'crumb: a\nlevel:'),
      ['head: the English page has no "crumb"'],
    ],
    [
      'the level of a heading',
      (page: string) => page.replace('## Clean', '### Clean'),
      ['line 6: heading3 is where the English page has heading2 (line 6)'],
    ],
    [
      'an item fewer',
      (page: string) => page.replace('- Two.\n', ''),
      ['line 12: <Note title tone="alarm"> is where the English page has listItem (line 11)'],
    ],
    [
      'a paragraph more',
      (page: string) => `${page}\nMore.\n`,
      ['line 19: paragraph is where the English page has its end'],
    ],
    [
      'a paragraph fewer',
      (page: string) => page.replace(/<Note[\s\S]*/, ''),
      ['the end is where the English page has <Note title tone="alarm"> (line 13)'],
    ],
    [
      'another tone',
      (page: string) => page.replace('alarm', 'river'),
      ['line 13: <Note title tone="river"> is where the English page has <Note title tone="alarm"> (line 13)'],
    ],
    [
      'another fact',
      (page: string) => page.replace('humidity-target', 'mold-clock'),
      [
        'line 8 (English line 8): <Claim fact="humidity-target"> is missing',
        'line 8 (English line 8): <Claim fact="mold-clock"> is not in the English',
      ],
    ],
    [
      'another link',
      (page: string) => page.replace('/guides/list', '/lista'),
      [
        'line 8 (English line 8): the link /guides/list is missing',
        'line 8 (English line 8): the link /lista is not in the English',
      ],
    ],
    [
      'a lost phone',
      (page: string) => page.replace('Call <Phone />.', ''),
      ['line 8 (English line 8): <Phone> is missing'],
    ],
    [
      'a lost emphasis',
      (page: string) => page.replace('**One.**', 'One.'),
      ['line 10 (English line 10): bold is missing'],
    ],
  ])('%s', (_case, change, expected) => expect(errors(change)).toEqual(expected));
});
