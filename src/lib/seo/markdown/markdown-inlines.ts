import type { Language } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import type { Inline } from '../../content-renderer/ast/blocks.ts';
import { ownerValue } from '../../content-renderer/ast/inlines.ts';
import { addressIn } from '../../routes/page.ts';
import { placeOf } from '../structured-data/place.ts';

/** What plain text needs to know of the page that it is made of. */
export interface PlainPage {
  readonly language: Language;
  /** The public address that links inside the site are made complete with. */
  readonly site: URL | undefined;
}

/** A sentence in Markdown. Marks of sources are left out: the page lists them. */
export function markdownInlines(page: PlainPage, inlines: readonly Inline[]): string {
  return inlines.map((inline) => markdownInline(page, inline)).join('');
}

function markdownInline(page: PlainPage, inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return escaped(inline.text);
    case 'tag':
      return `**${escaped(inline.text)}**`;
    case 'code':
      return `\`${inline.text}\``;
    case 'break':
      return ' ';
    case 'phone':
      return `[${owner.phone.display}](tel:${owner.phone.dial})`;
    case 'owner':
      return escaped(ownerValue(inline.value, page.language));
    default:
      return marked(page, inline);
  }
}

function marked(page: PlainPage, inline: Extract<Inline, { readonly inlines: unknown }>): string {
  const inside = markdownInlines(page, inline.inlines);
  if (inline.kind === 'strong') return `**${inside}**`;
  if (inline.kind === 'emphasis') return `*${inside}*`;
  return inline.kind === 'link' ? `[${inside}](${linkOf(page, inline.href)})` : inside;
}

/** Where a link of the words leads, from outside the page. */
export function linkOf({ language, site }: PlainPage, href: string): string {
  return href.startsWith('/') ? placeOf(addressIn(language, href), site) : href;
}

/** Text whose signs mean nothing in Markdown. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/\s+/g, ' ');
}
