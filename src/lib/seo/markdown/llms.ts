import { type Language, messagesIn } from '#content/i18n/languages.ts';
import { owner, saidIn } from '#content/owner.ts';
import { isGuide } from '../../routes/addresses.ts';
import { listedPages, type Page } from '../../routes/page.ts';
import { placeOf } from '../structured-data/place.ts';
import { plainPath } from './guide-markdown.ts';
import { escaped } from './markdown-inlines.ts';

/** `llms.txt` of a language (llmstxt.org): what the site is, its guides as plain text, and its other pages. */
export function llmsOf(language: Language, site: URL | undefined): string {
  const { about, plain } = messagesIn(language).found;
  const pages = listedPages(language);
  const line = ({ title, description }: Page, path: string) =>
    `- [${escaped(title)}](${placeOf(path, site)}): ${escaped(description)}`;
  const guides = pages.filter(({ name }) => isGuide(name));
  const others = pages.filter(({ name }) => !isGuide(name));
  return [
    `# ${saidIn(owner.siteName, language)}`,
    `> ${about}`,
    `## ${plain.guides}`,
    guides.map((page) => line(page, plainPath(page.path))).join('\n'),
    `## ${plain.pages}`,
    others.map((page) => line(page, page.path)).join('\n'),
    '',
  ].join('\n\n');
}
