import { type Language, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { speaksOf } from '../../content-renderer/ast/speaker.ts';
import { documentIn } from '../../content-renderer/texts.ts';
import { pageOf } from '../../routes/page.ts';
import { placeOf } from '../structured-data/place.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import { escaped } from './markdown-inlines.ts';

/**
 * A guide as plain Markdown, from the tree that its page and its print version are made of.
 * @param name the guide's page: its English address
 */
export function guideMarkdown(language: Language, name: string, site: URL | undefined): string {
  const { title, description, path } = pageOf(language, name);
  const { blocks, frontmatter } = documentIn(language, name.slice(1));
  const { plain } = messagesIn(language).found;
  const speaks = speaksOf(language);
  const told = (template: string, at: string) => t(template, { address: placeOf(at, site) }, speaks.locale);
  const { reviewed = '' } = frontmatter;
  return [
    `# ${escaped(title)}`,
    escaped(description),
    t(speaks.words.reviewed, { date: localeIn(language).date(reviewed) }, speaks.locale),
    markdownBlocks({ language, site, speaks, words: plain }, blocks),
    '---',
    [told(plain.page, path), told(plain.sources, `${path}#sources`)].join('  \n'),
    '',
  ].join('\n\n');
}

/** Where the plain text of a guide stands: behind the address of its page. */
export function plainPath(path: string): string {
  return `${path}.md`;
}
