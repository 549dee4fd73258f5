import { describe, expect, test } from 'vitest';
import { type Language, languageCodes, messagesIn } from '#content/i18n/languages.ts';
import { owner, saidIn } from '#content/owner.ts';
import { isPageName, listedPages, pageOf } from '../routes/page.ts';
import { longestTitle, searchHead } from './search-head.ts';

const headOf = (language: Language, name: string, business: Parameters<typeof searchHead>[2] = owner) =>
  searchHead(pageOf(language, name), saidIn(owner.siteName, language), business);

test.each([
  ['en', '/', 'Water damage in New Braunfels or Seguin, TX: what to do now'],
  ['es', '/wtr-connection', 'Restauración 24/7 por daños de agua: New Braunfels y Seguin, TX'],
  ['en', '/privacy', `Privacy policy · ${saidIn(owner.siteName, 'en')}`],
  ['en', '/guides/mold-prevention', 'Mold prevention: win the first two days'],
] as const)('%s %s is called %s', (language, name, title) => {
  const towns = ['New Braunfels', 'Seguin'];
  expect(headOf(language, name, { ...owner, towns }).title).toBe(title);
});

test('the contact page names the towns of the owner', () => {
  const towns = ['Austin', 'Kyle', 'Buda', 'Manor', 'Hutto'];
  const { title, description } = headOf('en', '/wtr-connection', { ...owner, towns });
  expect(title).toBe('24/7 water damage restoration in Austin and Kyle, TX');
  expect(description).toContain('Austin, Kyle, Buda, and Manor');
  expect(description).not.toContain('Hutto');
});

test('towns too long for a title are omitted', () => {
  const towns = ['Truth or Consequences Springs', 'Rancho Santa Margarita Heights'];
  expect(headOf('en', '/about', { ...owner, company: 'A', towns }).title).toMatch(/^About A, .*Springs, TX$/);
  expect(headOf('en', '/', { ...owner, towns }).title).not.toContain('Springs');
});

describe.each(languageCodes)('every page (%s)', (language) => {
  const heads = listedPages(language).map((page) => ({ page, ...headOf(language, page.name) }));

  test.each(heads)('$page.path has a title of at most 65 characters and a description that is a promise', (head) => {
    expect(head.title.length).toBeLessThanOrEqual(longestTitle);
    expect(head.description.length).toBeGreaterThanOrEqual(50);
    expect(head.description.length).toBeLessThanOrEqual(170);
    expect(head.title + head.description).not.toMatch(/\{\w+\}/);
  });

  test('no two pages share a title or a description', () => {
    for (const field of ['title', 'description'] as const) {
      const texts = heads.map((head) => head[field]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('titles with towns belong to existing pages', () => {
    const { searched, searchedLine } = messagesIn(language).found;
    for (const name of [...Object.keys(searched), ...Object.keys(searchedLine)]) expect(isPageName(name)).toBe(true);
  });
});
