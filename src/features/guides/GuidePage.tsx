import type { Language } from '#content/i18n/languages.ts';
import { isLeftOut } from '#content/owner.ts';
import { useCrumbs } from '../../components/pages/crumbs.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { documentIn, guidesIn } from '../../lib/content-renderer/documents.ts';
import { thumbnailOf } from '../../lib/figures/shared/thumbnails.ts';
import { nearestPage } from '../../lib/routes/page.ts';
import { toolNames } from '../tool-list/tools.ts';
import { type GuideHead, GuideLayout } from './GuideLayout.tsx';
import type { RelatedPage } from './Related.tsx';

/** The guide whose sections are chapters. */
const manual = 'restoration-manual';

/** The page of one guide. */
export function GuidePage({ slug }: { readonly slug: string }) {
  return <Manual place={`guides/${slug}`} name={slug} crumbs={useCrumbs('home', 'guides')} isBook={slug === manual} />;
}

/** A reference page: a guide at the top level of the site. */
export function ReferencePage({ name }: { readonly name: string }) {
  return <Manual place={`pages/${name}`} name={name} crumbs={useCrumbs('home', 'resources')} />;
}

interface ManualProps {
  /** Path of the text in the language's folder. */
  readonly place: string;
  readonly name: string;
  readonly crumbs: GuideHead['crumbs'];
  readonly isBook?: boolean;
}

function Manual({ place, name, crumbs, isBook = false }: ManualProps) {
  const language = useLanguage();
  const { blocks, frontmatter, readMinutes, sections } = documentIn(language, place);
  const { title, reviewed, related = [] } = frontmatter;
  if (!reviewed) throw new Error(`${name}.mdx has no review date`);
  const pages = related.filter((page) => !isLeftOut(page)).map((page) => relatedPage(language, page));
  const file = `/downloads/${name}.pdf`;
  return (
    <GuideLayout
      head={{ title, crumbs, readMinutes, reviewed, file, sections, related: pages, isBook }}
      blocks={blocks}
    />
  );
}

/** A related page; a guide with its audience and reading time. */
function relatedPage(language: Language, page: string): RelatedPage {
  const { path, title } = nearestPage(language, page);
  const thumbnail = thumbnailOf(page);
  const slug = page.replace('/guides/', '');
  const guide = guidesIn(language)[slug];
  // The accuracy of the calculators was measured on the first of them.
  const tool = toolNames.find((name) => page.endsWith(`/${name}`)) ?? 'psychrometric';
  if (!guide) return { path, title, thumbnail, tool };
  const { readMinutes } = documentIn(language, `guides/${slug}`);
  return { path, title, thumbnail, badge: guide.frontmatter.badge, minutes: readMinutes };
}
