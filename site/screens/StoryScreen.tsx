import { posts } from '#content/en/lists/company/posts.ts';
import { GuidePage } from '../document/GuidePage.tsx';
import { vocabulary } from '../document/vocabulary.tsx';
import { CallBanner } from '../parts/calling/CallBanner.tsx';
import { Picture } from '../parts/pictures/Picture.tsx';
import { storyText } from './text-pages.ts';

/** A story of the blog in full. */
export function StoryScreen({ id }: { readonly id: string }) {
  const post = posts.find((candidate) => candidate.id === id);
  if (!post?.date) throw new Error(`content/en/lists/company/posts.ts has no published story "${id}"`);
  const { default: Text, frontmatter, readMinutes, sections } = storyText(id);
  return (
    <GuidePage
      head={{
        title: frontmatter.title,
        crumbs: [
          { path: '/', label: 'Home' },
          { path: '/blog', label: 'Blog' },
        ],
        readMinutes,
        reviewed: post.date,
        meta: (
          <p>
            {post.category} · <b>{readMinutes} min read</b>
          </p>
        ),
        sections,
        related: [],
      }}
    >
      <Text components={{ ...vocabulary, Picture }} />
      <p className="no-print">
        <a href="/blog">Back to the blog</a>
      </p>
      <CallBanner />
    </GuidePage>
  );
}
