import { type Language, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { owner, saidIn } from '#content/owner.ts';
import { listedPages, type Page, pageOf } from '../../routes/page.ts';
import { placeOf } from '../structured-data/place.ts';
import { dayOf } from './feed-date.ts';
import { feedFile } from './feed-places.ts';
import { element, inXml } from './xml.ts';

/**
 * The feed of a language (RSS 2.0): its guides and stories, newest first. A guide is dated by its last review, a story by
 * its publication; the content knows days, so each stands at noon of Greenwich, which is the same day in Texas.
 */
export function rssOf(language: Language, site: URL): string {
  const front = pageOf(language, '/').path;
  const { feed } = messagesIn(language).found;
  const items = feedPages(language).map(({ page, day }) => itemOf(page, day, site));
  const own = placeOf(`${front === '/' ? '' : front}${feedFile}`, site);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', saidIn(owner.siteName, language)),
    element('link', placeOf(front, site)),
    element('description', feed),
    element('language', localeIn(language).tag.toLowerCase()),
    `<atom:link href="${inXml(own)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

/** The guides and stories of a language with their days, newest first. */
export function feedPages(language: Language): readonly { readonly page: Page; readonly day: string }[] {
  return listedPages(language)
    .filter(({ name }) => /^\/(guides|blog)\/./.test(name))
    .flatMap((page) => {
      const day = dayOf(page);
      return day ? [{ page, day }] : [];
    })
    .toSorted((one, other) => other.day.localeCompare(one.day));
}

function itemOf({ title, description, path }: Page, day: string, site: URL): string {
  const address = placeOf(path, site);
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${inXml(address)}</guid>`,
    element('pubDate', new Date(`${day}T12:00:00Z`).toUTCString()),
    element('description', description),
    '</item>',
  ].join('');
}
