import type { MDXComponents } from 'mdx/types.js';
import type { Post } from '#content/en/lists/posts.ts';
import { t } from '#content/i18n/t.ts';
import { Link } from '../../components/Link.tsx';
import { PagePage } from '../../components/pages/PagePage.tsx';
import { useLanguage, useLists, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { Figure } from '../../lib/content-renderer/components/Figure.tsx';
import { Sample } from '../../lib/content-renderer/components/Sample.tsx';
import { documentIn } from '../../lib/content-renderer/documents.ts';
import styles from './blog.module.css';

const parts: MDXComponents = { Featured, Teasers };

/** Stories from the field: one in full, the next ones announced. */
export function BlogPage() {
  return <PagePage page="blog" parts={parts} />;
}

/** The featured story beside its drawing. Nothing while no story is featured. */
function Featured({ figure }: { readonly figure: string }) {
  const words = useMessages().screens.blog;
  const post = useLists().posts.find(({ featured }) => featured);
  if (!post) return null;
  return (
    <article className={styles.featured}>
      <div>
        <p className={styles.kicker}>
          {words.featured} · <AboutPost post={post} />
        </p>
        <h2>{post.content ? <Link href={post.content}>{post.title}</Link> : post.title}</h2>
        <p>{post.excerpt}</p>
        <p>
          <Sample of="caseStudy" />
        </p>
        {post.content && (
          <p>
            <Link className="btn" href={post.content}>
              {words.read}
            </Link>
          </p>
        )}
      </div>
      <Figure name={figure} />
    </article>
  );
}

function Teasers() {
  return (
    <ul className={styles.stories}>
      {useLists().teasers.map((post) => (
        <Teaser key={post.id} post={post} />
      ))}
    </ul>
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
        <h3>{content ? <Link href={content}>{title}</Link> : title}</h3>
        <p>{excerpt}</p>
      </div>
    </li>
  );
}

/** Category, date and reading time of a story, or that it is still being written. */
function AboutPost({ post: { id, category, content, date } }: { readonly post: Post }) {
  const { document, screens } = useMessages();
  const language = useLanguage();
  const locale = useLocale();
  const minutes = content ? documentIn(language, `blog/${id}`).readMinutes : undefined;
  const time = minutes ? t(document.readMinutes, { minutes }, locale) : screens.blog.comingSoon;
  return [category, ...(date ? [locale.date(date)] : []), time].join(' · ');
}
