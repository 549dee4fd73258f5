import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { exemptions } from './exemptions.ts';
import { wordsInCode, wordsOfOneLanguage } from './words-in-code.ts';

const lines = (file: string, code: string) => wordsInCode(file, code).map(({ line, words }) => `${line}: ${words}`);

describe('finds', () => {
  test.each([
    ['text between tags', '<p>Dry it</p>', ['1: Dry it']],
    ['a single word between tags', '<button>Download</button>', ['1: Download']],
    ['text around a value', '<p>Call {phone} at once</p>', ['1: Call', '1: at once']],
    ['a word in a spoken attribute', '<nav aria-label="Menu" />', ['1: Menu']],
    ['a word in braces in a spoken attribute', "<nav aria-label={'Menu'} />", ['1: Menu']],
    ['a word under a spoken key', "const a = { label: 'Home', id: 'home' };", ['1: Home']],
    ['a sentence in a string', "\nconst a = on ? 'You are offline.' : b;", ['2: You are offline.']],
    ['a word with a full stop', "button.textContent = 'Sending…';", ['1: Sending…']],
    ['a template', `const a = \`We answer within $\{hours} hours\`;`, ['1: We answer within {} hours']],
    ['words that an error hands to visitors', "refuse('Too long')", ['1: Too long']],
  ])('%s', (_title, code, expected) => {
    expect(lines('a.tsx', code)).toEqual(expected);
  });

  test('words in each part of an Astro file, at their lines', () => {
    const code = `---
const title = 'Read this first';
---
<!doctype html>
<!-- not this one -->
<Page title={title}>
  {isShown && <script is:inline set:html={title} />}
  <p>Dry it</p>
  <script>
    show('Nothing was found');
  </script>
  <style>p { font: 1rem Source Serif, serif }</style>
</Page>
`;
    expect(lines('a.astro', code)).toEqual(['2: Read this first', '10: Nothing was found', '8: Dry it']);
  });
});

describe('lets pass', () => {
  test.each([
    ['errors for programmers', "throw new TypeError('There is no such page');"],
    ['log lines', "console.error('no page here'); request.log.warn('came too late');"],
    ['classes', `<p className="btn btn-alt" class={\`wrap wide $\{styles.wide}\`} />`],
    ['selectors', "document.querySelector('nav a, summary b');"],
    ['types', "type A = 'one two' | `three four`; let a: 'one two';"],
    ['paths of imports', "import a from './one two.ts'; export * from './one two.ts';"],
    ['SQL', 'sql`select one from two`;'],
    [
      'parts of SQL',
      'const rest = `on conflict (reference) do nothing`; const rows = `select name from one where true`;',
    ],
    [
      'statements within a part of SQL',
      `const a = \`with added as ($\{b}) insert into c\`; const d = \`exists (select 1 from e where f = $\{g})\`;`,
    ],
    ['tags without words', `const a = \`<p class="one two">$\{text}</p>\`;`],
    ['media types', "const a = 'text/html; charset=utf-8';"],
    ['lists of ids', '<input aria-describedby="question-hint question-error" />'],
    ['ids and names', "const a = 'not-sent'; const b = 'Escape'; const c = 'X-Request-Id';"],
    ['signs between values', '<b>{a} · {b} / {c}</b>'],
  ])('%s', (_title, code) => {
    expect(lines('a.tsx', code)).toEqual([]);
  });

  test('units of factors, which the words of a language replace', () => {
    const code = "const a = { value: 15, unit: 'sq ft of floor' };";
    expect(lines('core/a.ts', code)).toEqual([]);
    expect(lines('src/a.ts', code)).toHaveLength(1);
  });
});

test.each([
  ["import { forms } from '#content/en/labels/forms.ts';", ['#content/en/labels/forms.ts']],
  ["import {\n  a,\n  b,\n} from '../../content/en/lists/a.ts';", ['../../content/en/lists/a.ts']],
  ["import type { forms } from '#content/en/labels/forms.ts';", []],
  ["import { wordsIn } from '#content/i18n/languages.ts';\nimport { say } from '#content/i18n/t.ts';", []],
])('words of one language in %j', (code, expected) => {
  expect(wordsOfOneLanguage(code)).toEqual(expected);
});

test('code that does not parse is named', () => {
  expect(() => wordsInCode('a.ts', 'const = 1')).toThrow('a.ts: ');
});

describe('the project', () => {
  const files = globSync('{server,core,src}/**/*.{ts,tsx,astro}')
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
  const found = files.flatMap((file) =>
    wordsInCode(file, readFileSync(file, 'utf8')).map((finding) => ({ file, ...finding })),
  );
  const isExempt = (file: string, text: string) =>
    exemptions.some(({ files: start, words }) => file.startsWith(start) && (words?.test(text) ?? true));
  const readable = found.filter(({ file, words }) => !isExempt(file, words));

  test('has all text for readers in content', () => {
    expect(readable.map(({ file, line, words }) => `${file}:${line}: ${words}`)).toEqual([]);
  });

  test('takes words from the language of the page, and never a language into a script', () => {
    const ofSite = files.filter((file) => file.startsWith('src/'));
    const taken = ofSite.flatMap((file) =>
      wordsOfOneLanguage(readFileSync(file, 'utf8')).map((of) => `${file}: ${of}`),
    );
    expect(taken).toEqual([]);
  });

  test.each(exemptions)('needs the exemption for $files: $why', ({ files: start, words }) => {
    expect(found.filter((each) => each.file.startsWith(start) && (words?.test(each.words) ?? true))).not.toEqual([]);
  });
});
