import { say } from '#content/locale/say.ts';
import { GuidePage } from '../../document/GuidePage.tsx';
import { vocabulary } from '../../document/vocabulary.tsx';
import { Link } from '../../frame/Link.tsx';
import { useLanguage, useLists, useLocale, useWords } from '../../frame/language.tsx';
import { CallBanner } from '../../parts/calling/CallBanner.tsx';
import { Picture } from '../../parts/pictures/Picture.tsx';
import { useCrumbs } from '../crumbs.ts';
import { textIn } from '../texts.ts';

/** A story of the blog in full. */
export function StoryScreen({ id }: { readonly id: string }) {
  const words = useWords().screens;
  const post = useLists().posts.find((candidate) => candidate.id === id);
  if (!post?.date) throw new Error(`The list of posts has no published story "${id}"`);
  const { default: Text, frontmatter, readMinutes, sections } = textIn(useLanguage(), `blog/${id}`);
  return (
    <GuidePage
      head={{
        title: frontmatter.title,
        crumbs: useCrumbs('home', 'blog'),
        readMinutes,
        reviewed: post.date,
        meta: (
          <p>
            {post.category} · <b>{say(words.readMinutes, { minutes: readMinutes }, useLocale())}</b>
          </p>
        ),
        sections,
        related: [],
      }}
    >
      <Text components={{ ...vocabulary, Picture }} />
      <p className="no-print">
        <Link href="/blog">{words.blog.back}</Link>
      </p>
      <CallBanner />
    </GuidePage>
  );
}
