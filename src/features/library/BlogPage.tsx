import type { MDXComponents } from 'mdx/types.js';
import type { Post } from '#content/en/lists/posts.ts';
import { t } from '#content/i18n/t.ts';
import { Link } from '../../components/Link.tsx';
import { PagePage } from '../../components/pages/PagePage.tsx';
import { Spread } from '../../components/pictures/PictureSpread.tsx';
import { useLanguage, useLists, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { Figure } from '../../lib/content-renderer/components/Figure.tsx';
import { documentIn } from '../../lib/content-renderer/documents.ts';
import { thumbnailOf } from '../../lib/figures/shared/thumbnails.ts';
import { useAllGuides } from '../guides/guide-list.ts';
import { Related } from '../guides/Related.tsx';
import styles from './blog.module.css';

const parts: MDXComponents = { Featured, Teasers };

/** Worked examples: the featured one in full width, the others below. */
export function BlogPage() {
  return <PagePage page="blog" parts={parts} />;
}

/** The featured story beside its drawing. Nothing while no story is featured. */
function Featured({ figure }: { readonly figure: string }) {
  const words = useMessages().screens.blog;
  const { posts } = useLists();
  const post = posts.find(({ featured }) => featured);
  if (!post) return null;
  return (
    <article className={styles.featured}>
      <div>
        <p className={styles.kicker}>
          {posts.length > 1 && `${words.featured} · `}
          <AboutPost post={post} />
        </p>
        <h2>
          <Link href={post.content}>{post.title}</Link>
        </h2>
        <p>{post.excerpt}</p>
        <p>
          <Link className="btn" href={post.content}>
            {words.read}
          </Link>
        </p>
      </div>
      <Figure name={figure} />
    </article>
  );
}

/** Guides that show the same work, until there is a second story. */
const alike = ['hidden-water-damage-signs', 'what-does-water-damage-look-like', 'restoration-manual'];

/** The stories that are not featured, or guides while there are none. */
function Teasers() {
  const { more } = useMessages().screens.blog;
  const posts = useLists().posts.filter(({ featured }) => !featured);
  const guides = useAllGuides().filter(({ name }) => alike.includes(name.replace('/guides/', '')));
  if (posts.length === 0)
    return (
      <Related
        pages={guides.map(({ name, link, title, badge }) => ({
          path: link,
          title,
          badge,
          thumbnail: thumbnailOf(name),
        }))}
      />
    );
  return (
    <Spread id="stories" title={more}>
      <ul className={styles.stories}>
        {posts.map((post) => (
          <Teaser key={post.id} post={post} />
        ))}
      </ul>
    </Spread>
  );
}

function Teaser({ post }: { readonly post: Post }) {
  const { title, excerpt, content } = post;
  return (
    <li>
      <span className={styles.kicker}>
        <AboutPost post={post} />
      </span>
      <div>
        <h3>
          <Link href={content}>{title}</Link>
        </h3>
        <p>{excerpt}</p>
      </div>
    </li>
  );
}

function AboutPost({ post: { id, category, date } }: { readonly post: Post }) {
  const locale = useLocale();
  const { readMinutes: minutes } = documentIn(useLanguage(), `blog/${id}`);
  return [category, locale.date(date), t(useMessages().document.readMinutes, { minutes }, locale)].join(' · ');
}
