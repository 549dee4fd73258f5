import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = 'public/images';
const translations = 'public/es/images';

/** The words in a drawing, without its numbers. */
function messagesIn(file: string): readonly string[] {
  const texts = [...readFileSync(file, 'utf8').matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text ?? '');
  return texts.filter((text) => /\p{L}/u.test(text));
}

test('a drawing in a file of its own is found', () => {
  expect(messagesIn(`${files}/placeholder.svg`)).toEqual(['The drawing did not load']);
});

test.each(globSync(`${files}/**/*.*`).map((file) => path.relative(files, file)))(
  '%s has a Spanish translation',
  (file) => {
    const [english, spanish] = [messagesIn(path.join(files, file)), messagesIn(path.join(translations, file))];
    expect(spanish).toHaveLength(english.length);
    expect(spanish.filter((text) => english.includes(text))).toEqual([]);
  },
);
