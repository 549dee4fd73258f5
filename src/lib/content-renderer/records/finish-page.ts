import type { GuideFrontmatter, PageFrontmatter } from '#content/i18n/schemas.ts';
import type { Block, Written } from '../ast/blocks.ts';
import { expand } from '../ast/expand.ts';
import { minutesToRead, wordsToRead } from '../ast/read-time.ts';
import type { Speaks } from '../ast/speaker.ts';
import { textsOf } from '../ast/text.ts';
import { blocksOfPart } from './blocks-of-part.ts';

/** An MDX page as the build has read it: its checked head, and its words as blocks, which are read anew each time. */
export interface WrittenPage<Head = GuideFrontmatter | PageFrontmatter> {
  readonly frontmatter: Head;
  readonly blocks: () => readonly Written[];
}

/** One section of a page, as "On this page" lists it. */
export interface SectionLink {
  readonly id: string;
  readonly title: string;
}

/** A page with its records in place: what is shown, printed, counted and checked. */
export interface Page<Head = GuideFrontmatter | PageFrontmatter> {
  readonly frontmatter: Head;
  readonly blocks: readonly Block[];
  readonly sections: readonly SectionLink[];
  /** Minutes, computed from the words of the page. */
  readonly readMinutes: number;
}

/**
 * Puts the records of a language in place and reads off the tree what the page's frame shows.
 * Throws, and so stops the build, on a part without a record, on an id used twice, and on a promised reading time that the words
 * do not come to.
 */
export function finishPage<Head extends { readonly readMinutes?: number | undefined }>(
  file: string,
  { frontmatter, blocks: written }: WrittenPage<Head>,
  speaks: Speaks,
): Page<Head> {
  const blocks = expand(written(), (part) => blocksOfPart(speaks, part));
  const words = wordsToRead(textsOf(blocks));
  const readMinutes = minutesToRead(words);
  const promised = frontmatter.readMinutes ?? readMinutes;
  if (promised !== readMinutes) {
    throw new Error(`${file}: promises ${promised} minutes, and its ${words} words come to ${readMinutes}`);
  }
  return { frontmatter, blocks, sections: sectionsOf(file, blocks), readMinutes };
}

function sectionsOf(file: string, blocks: readonly Block[]): readonly SectionLink[] {
  const sections = blocks.flatMap((block) => (block.kind === 'section' ? [{ id: block.id, title: block.title }] : []));
  const ids = sections.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`${file}: two sections have the id "${twice}"`);
  return sections;
}
