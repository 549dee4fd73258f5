import { type Language, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { owner, saidIn } from '#content/owner.ts';
import { renderContext } from '../../content-renderer/ast/render-context.ts';
import { documentIn } from '../../content-renderer/documents.ts';
import { urlOrPath } from '../../routes/absolute-url.ts';
import { isGuide } from '../../routes/addresses.ts';
import { listedPages, type Page, pageOf } from '../../routes/page.ts';
import { escaped, markdownBlocks } from './markdown-blocks.ts';

/**
 * A guide as Markdown, from the same blocks as its page and its PDF.
 * @param name name of the guide's page
 */
export function guideMarkdown(language: Language, name: string, site: URL | undefined): string {
  const { title, description, path } = pageOf(language, name);
  const { blocks, frontmatter } = documentIn(language, name.slice(1));
  const { plain } = messagesIn(language).found;
  const speaks = renderContext(language);
  const lineAt = (template: string, at: string) => t(template, { address: urlOrPath(at, site) }, speaks.locale);
  const { reviewed = '' } = frontmatter;
  return [
    `# ${escaped(title)}`,
    escaped(description),
    t(speaks.words.reviewed, { date: localeIn(language).date(reviewed) }, speaks.locale),
    markdownBlocks({ language, site, speaks, words: plain }, blocks),
    '---',
    [lineAt(plain.page, path), lineAt(plain.sources, `${path}#sources`)].join('  \n'),
    '',
  ].join('\n\n');
}

/** Path of the Markdown version of a guide. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}

/** `llms.txt` of a language (llmstxt.org): a description of the site, its guides as Markdown, and its other pages. */
export function llmsTxt(language: Language, site: URL | undefined): string {
  const { about, plain } = messagesIn(language).found;
  const pages = listedPages(language);
  const line = ({ title, description }: Page, path: string) =>
    `- [${escaped(title)}](${urlOrPath(path, site)}): ${escaped(description)}`;
  const guides = pages.filter(({ name }) => isGuide(name));
  const others = pages.filter(({ name }) => !isGuide(name));
  return [
    `# ${saidIn(owner.siteName, language)}`,
    `> ${about}`,
    `## ${plain.guides}`,
    guides.map((page) => line(page, markdownPath(page.path))).join('\n'),
    `## ${plain.pages}`,
    others.map((page) => line(page, page.path)).join('\n'),
    '',
  ].join('\n\n');
}
