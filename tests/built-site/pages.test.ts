import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { languageCodes, languages, languagesWith, messagesIn, pathOf } from '#content/i18n/languages.ts';
import { addressOf, resultPages } from '#src/lib/routes/addresses.ts';
import { alternatesOf, listedPages, pageIn } from '#src/lib/routes/page.ts';
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

const accuracy = '/calculators/accuracy';

const pages = languageCodes.flatMap((language) => [...listedPages(language)]);

describe.each(pages)('$path', ({ path, name, title, language }) => {
  const source = builtPage(path);
  const kind = addressOf(name)?.kind ?? 'static';

  test('has its title, one h1 and a description of 50 to 170 characters', () => {
    expect(source).toContain(title.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));
    expect(source.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(source.match(/<meta name="description" content="[^"]{50,170}"/g)).toHaveLength(1);
  });

  test('names its language, itself, and its translations', () => {
    expect(source).toMatch(new RegExp(`<html lang="${languages[language].tag}"[ >]`));
    // A site that was built without a public address names none.
    const own = process.env.SITE_URL ? [new URL(path, process.env.SITE_URL).href] : [];
    expect([...source.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href)).toEqual(own);
    expect([...source.matchAll(/<meta property="og:url" content="([^"]+)"/g)].map(([, href]) => href)).toEqual(own);
    expect(source).not.toContain('localhost');
    const named = [...source.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
    const found = named.map(([, hreflang, href]) => ({ hreflang, path: new URL(href ?? '', 'http://any').pathname }));
    expect(found).toEqual(alternatesOf(name));
    expect(found.map(({ hreflang }) => hreflang)).toEqual([...languagesWith(name), 'x-default']);
  });

  test('is valid HTML', async () => {
    // Astro writes the style of its islands where the first one is.
    const { results } = await html.validateString(source.replace(/<style>astro-island[^<]*<\/style>/, ''));
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, line }) => `${line}: ${message} (${ruleId})`)).toEqual([]);
  });

  test('sends framework script on tool pages only', () => {
    expect(source.includes('<astro-island')).toBe(kind === 'tool');
  });
});

const listed = languageCodes.flatMap(listedPages);

test.each(listed)('$path preloads both fonts and nothing else', ({ path }) => {
  const preloads = builtPage(path).match(/<link rel="preload"[^>]*>/g) ?? [];
  expect(preloads.map((link) => /as="(\w+)"/.exec(link)?.[1])).toEqual(['font', 'font']);
});

const calculators = listed.filter(({ name }) => name.startsWith('/calculators/') && name !== accuracy);

test.each(calculators)('$path leads to how exact it is', ({ path, language }) => {
  const { exact } = messagesIn(language).bench;
  expect(builtPage(path)).toContain(`<a href="${pathOf(language, accuracy)}">${exact}</a>`);
});

test.each(languageCodes.flatMap((language) => resultPages.flatMap(({ path }) => pageIn(language, path) ?? [])))(
  '$path answers something, is in no index, and names no address of its own',
  ({ path, title }) => {
    const source = builtPage(path);
    expect(source.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]).toBe(title);
    expect(source).toContain('<meta name="robots" content="noindex">');
    expect(source).not.toMatch(/rel="canonical"|"og:url"/);
  },
);
