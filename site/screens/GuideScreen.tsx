import type { MDXComponents } from 'mdx/types.js';
import type { GuideFrontmatter, PageFrontmatter } from '#content/schemas.ts';
import { type GuideHead, GuidePage } from '../document/GuidePage.tsx';
import { vocabulary } from '../document/vocabulary.tsx';
import { useLanguage } from '../frame/language.tsx';
import { pageOf } from '../frame/page.ts';
import { guides, type ManualPage, references } from './manual-pages.ts';

/**
 * The page of one guide. `parts` are components that only this guide uses.
 * Throws, and so stops the build, on a slug without a file in content/guides.
 */
export function GuideScreen({ slug, parts }: { readonly slug: string; readonly parts?: MDXComponents }) {
  const page = guides[slug];
  if (!page) throw new Error(`There is no content/en/guides/${slug}.mdx`);
  return (
    <Manual page={page} name={slug} reviewed={page.frontmatter.reviewed} crumbs={['/', '/guides']} parts={parts} />
  );
}

/** A reference page: looks like a guide and stands at the top of the site. */
export function ReferenceScreen({ name }: { readonly name: string }) {
  const page = references[name];
  if (!page?.frontmatter.reviewed) throw new Error(`content/en/pages/${name}.mdx is missing, or has no day of review`);
  return <Manual page={page} name={name} reviewed={page.frontmatter.reviewed} crumbs={['/', '/resources']} />;
}

interface ManualProps {
  readonly page: ManualPage<GuideFrontmatter | PageFrontmatter>;
  readonly name: string;
  readonly reviewed: string;
  readonly crumbs: readonly string[];
  readonly parts?: MDXComponents | undefined;
}

function Manual({ page, name, reviewed, crumbs, parts }: ManualProps) {
  const language = useLanguage();
  const { default: Words, frontmatter, readMinutes, sections } = page;
  const head: GuideHead = {
    title: frontmatter.title,
    readMinutes,
    reviewed,
    file: `/downloads/${name}.pdf`,
    sections,
    crumbs: crumbs.map((path) => ({ path, label: crumbLabels[path] ?? pageOf(language, path).title })),
    related: (frontmatter.related ?? []).map((path) => pageOf(language, path)),
  };
  return (
    <GuidePage head={head}>
      <Words components={{ ...vocabulary, ...parts }} />
    </GuidePage>
  );
}

const crumbLabels: Readonly<Record<string, string>> = { '/': 'Home', '/guides': 'Guides', '/resources': 'Resources' };
