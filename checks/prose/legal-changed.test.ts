import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The date of last change in each text's front matter, and the hash of its words on that date. */
const texts: readonly (readonly [file: string, changed: string, mark: string])[] = [
  ['accessibility.mdx', '2026-11-28', '845872c6bbca'],
  ['privacy.mdx', '2026-11-28', '7f4e30e676d5'],
  ['terms.mdx', '2026-11-28', '5dc291a6b6f0'],
];

test.each(texts)(
  '%s has the date of its last change: update the date and this hash together',
  (file, changed, mark) => {
    const [, head = '', words = ''] = readFileSync(`content/en/pages/legal/${file}`, 'utf8').split(/^---$/m);
    const todo = `set \`changed\` in content/en and content/es/pages/legal/${file}, and the day and hash in this test`;
    expect(head, todo).toContain(`changed: ${changed}`);
    expect(createHash('sha256').update(words).digest('hex').slice(0, 12), todo).toBe(mark);
  },
);
