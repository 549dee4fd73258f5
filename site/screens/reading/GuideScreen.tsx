import type { MDXComponents } from 'mdx/types.js';
import type { GuideFrontmatter, PageFrontmatter } from '#content/schemas.ts';
import { type GuideHead, GuidePage } from '../../document/GuidePage.tsx';
import { vocabulary } from '../../document/vocabulary.tsx';
import { useLanguage } from '../../frame/language.tsx';
import { pageOf } from '../../frame/page.ts';
import { useCrumbs } from '../crumbs.ts';
import { guideIn, type Text, textIn } from '../texts.ts';

/** The page of one guide. `parts` are components that only this guide uses. */
export function GuideScreen({ slug, parts }: { readonly slug: string; readonly parts?: MDXComponents }) {
  return <Manual text={guideIn(useLanguage(), slug)} name={slug} crumbs={useCrumbs('home', 'guides')} parts={parts} />;
}

/** A reference page: looks like a guide and stands at the top of the site. */
export function ReferenceScreen({ name }: { readonly name: string }) {
  const text = textIn(useLanguage(), `pages/${name}`);
  return <Manual text={text} name={name} crumbs={useCrumbs('home', 'resources')} />;
}

interface ManualProps {
  readonly text: Text<GuideFrontmatter | PageFrontmatter>;
  readonly name: string;
  readonly crumbs: GuideHead['crumbs'];
  readonly parts?: MDXComponents | undefined;
}

function Manual({ text, name, crumbs, parts }: ManualProps) {
  const language = useLanguage();
  const { default: Words, frontmatter, readMinutes, sections } = text;
  const { title, reviewed, related = [] } = frontmatter;
  if (!reviewed) throw new Error(`${name}.mdx has no day of review`);
  const pages = related.map((path) => pageOf(language, path));
  const file = `/downloads/${name}.pdf`;
  return (
    <GuidePage head={{ title, crumbs, readMinutes, reviewed, file, sections, related: pages }}>
      <Words components={{ ...vocabulary, ...parts }} />
    </GuidePage>
  );
}
