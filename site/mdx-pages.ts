import type { MDXContent } from 'mdx/types.js';
import type { SectionLink } from './components/manual/remark-sections.ts';

/** What the build makes of one MDX file. */
export interface MdxPage {
  readonly default: MDXContent;
  /** Unchecked: each kind of page parses it with its schema of content/schemas.ts. */
  readonly frontmatter: unknown;
  readonly sections: readonly SectionLink[];
}

/** Guides by the name of their file, which is the last part of their address. */
export const guidePages = byName(import.meta.glob<MdxPage>('/content/guides/*.mdx', { eager: true }));

function byName(modules: Readonly<Record<string, MdxPage>>): Readonly<Record<string, MdxPage>> {
  const name = (file: string) => file.replace(/^.*\//, '').replace(/\.mdx$/, '');
  return Object.fromEntries(Object.entries(modules).map(([file, page]) => [name(file), page]));
}
