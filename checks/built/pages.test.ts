import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { addresses } from '#site/frame/addresses.ts';
import { pageOf } from '#site/frame/page.ts';
import { builtPage } from './built-site.ts';

const html = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:prettier'],
  rules: {
    // React writes boolean attributes and void elements in its own way; both are valid HTML.
    'attribute-boolean-style': 'off',
    // React writes dateTime and hidden=""; both are valid HTML.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    // The front page says what to do before it says its title.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    'no-inline-style': 'error',
    'require-sri': ['error', { target: 'crossorigin' }],
    'long-title': 'off',
    'no-implicit-input-type': 'off',
    'prefer-native-element': 'off',
    'script-type': 'off',
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
  },
});

describe.each(addresses)('$path', ({ path, kind }) => {
  const source = builtPage(path);

  test('has its title, one h1 and a description of 50 to 170 characters', () => {
    expect(source).toContain(pageOf('en', path).title.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));
    expect(source.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(source.match(/<meta name="description" content="[^"]{50,170}"/g)).toHaveLength(1);
  });

  test('is valid HTML', async () => {
    const { results } = await html.validateString(source);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, line }) => `${line}: ${message} (${ruleId})`)).toEqual([]);
  });

  test('sends framework script on tool pages only', () => {
    expect(source.includes('data-island')).toBe(kind === 'tool');
  });
});
