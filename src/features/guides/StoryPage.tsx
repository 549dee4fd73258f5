import { t } from '#content/i18n/t.ts';
import { CallBanner } from '../../components/CallBanner.tsx';
import { Link } from '../../components/Link.tsx';
import { useCrumbs } from '../../components/pages/crumbs.ts';
import { useLanguage, useLists, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { documentIn } from '../../lib/content-renderer/documents.ts';
import { GuideLayout } from './GuideLayout.tsx';

/** A full story of the blog. */
export function StoryPage({ id }: { readonly id: string }) {
  const { document, screens } = useMessages();
  const post = useLists().posts.find((candidate) => candidate.id === id);
  if (!post) throw new Error(`The list of posts has no published story "${id}"`);
  const { blocks, frontmatter, readMinutes, sections } = documentIn(useLanguage(), `blog/${id}`);
  return (
    <GuideLayout
      head={{
        title: frontmatter.title,
        crumbs: useCrumbs('home', 'blog'),
        readMinutes,
        reviewed: post.date,
        meta: (
          <p>
            {post.category} · <b>{t(document.readMinutes, { minutes: readMinutes }, useLocale())}</b>
          </p>
        ),
        photos: 'story',
        sections,
        related: [],
      }}
      blocks={blocks}
    >
      <p className="no-print">
        <Link href="/blog">{screens.blog.back}</Link>
      </p>
      <CallBanner />
    </GuideLayout>
  );
}
