import { say } from '#content/locale/say.ts';
import { GuidePage } from '../../document/guide/GuidePage.tsx';
import { documentIn } from '../../document/texts.ts';
import { Link } from '../../frame/Link.tsx';
import { useLanguage, useLists, useLocale, useWords } from '../../frame/language.tsx';
import { CallBanner } from '../../parts/calling/CallBanner.tsx';
import { useCrumbs } from '../page/crumbs.ts';

/** A story of the blog in full. */
export function StoryScreen({ id }: { readonly id: string }) {
  const { document, screens } = useWords();
  const post = useLists().posts.find((candidate) => candidate.id === id);
  if (!post?.date) throw new Error(`The list of posts has no published story "${id}"`);
  const { blocks, frontmatter, readMinutes, sections } = documentIn(useLanguage(), `blog/${id}`);
  return (
    <GuidePage
      head={{
        title: frontmatter.title,
        crumbs: useCrumbs('home', 'blog'),
        readMinutes,
        reviewed: post.date,
        meta: (
          <p>
            {post.category} · <b>{say(document.readMinutes, { minutes: readMinutes }, useLocale())}</b>
          </p>
        ),
        sections,
        related: [],
      }}
      blocks={blocks}
    >
      <p className="no-print">
        <Link href="/blog">{screens.blog.back}</Link>
      </p>
      <CallBanner />
    </GuidePage>
  );
}
