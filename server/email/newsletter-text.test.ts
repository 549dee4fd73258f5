import { expect, test } from 'vitest';
import { plainText, refusedLine } from './newsletter-text.ts';

test.each([
  ['A pipe at 20 °F < 32 °F, and 5 > 3', undefined],
  ['Import fees rose, and exports fell', undefined],
  ['- a list\n\n[a link](https://example.com/a?b=1&c=2)', undefined],
  ['Fine\n  <script>alert(1)</script>', '<script>alert(1)</script>'],
  ['</p>', '</p>'],
  ['<!-- hidden -->', '<!-- hidden -->'],
  ['Now {process.env.SECRET}', 'Now {process.env.SECRET}'],
  ["import x from './x.js'", "import x from './x.js'"],
  ["export const a = 'b'", "export const a = 'b'"],
  ['![a picture](https://example.com/a.png)', '![a picture](https://example.com/a.png)'],
])('%j refuses %j', (markdown, line) => {
  expect(refusedLine(markdown)).toBe(line);
});

test('marks go, list items and addresses stay', () => {
  expect(plainText('# Pipes\n\n**Open** the [list](https://example.com/a):\n- one\n* two\n')).toBe(
    'Pipes\n\nOpen the list (https://example.com/a):\n• one\n• two',
  );
});
