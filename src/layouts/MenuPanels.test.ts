import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { languageCodes, messagesIn, pathOf } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import { InLanguage } from '../i18n/language-context.tsx';
import { listedPages } from '../lib/routes/page.ts';
import { MenuPanels } from './MenuPanels.tsx';

describe.each(languageCodes)('the menus of a wide screen: %s', (language) => {
  const panels = parse(
    renderToStaticMarkup(createElement(InLanguage, { language, show: MenuPanels })),
  ).querySelectorAll('[data-panel]');
  const groups = messagesIn(language).frame.header.links.flatMap((entry) => ('page' in entry ? [] : [entry]));

  test('has a panel per menu, with its links and the phone number', () => {
    expect(panels).toHaveLength(groups.length);
    for (const [index, { parts }] of groups.entries()) {
      const text = panels[index]?.text ?? '';
      for (const { title, links } of parts)
        for (const words of [title, ...links.map(({ label }) => label)]) expect(text).toContain(words);
      expect(panels[index]?.querySelector('[data-call] a')?.getAttribute('href')).toBe(`tel:${owner.phone.dial}`);
    }
  });

  test('names every page once', () => {
    const pages = groups.flatMap(({ parts }) => parts.flatMap(({ links }) => links.map(({ page }) => page)));
    expect(pages.filter((page, index) => pages.indexOf(page) !== index)).toEqual([]);
  });

  test('links to existing pages of the language', () => {
    const paths: readonly string[] = listedPages('en').map(({ name }) => pathOf(language, name));
    const links = panels.flatMap((panel) => panel.querySelectorAll('a').map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((href) => !href.startsWith('tel:') && !paths.includes(href))).toEqual([]);
  });
});
