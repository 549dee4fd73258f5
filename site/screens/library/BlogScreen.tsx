import type { MDXComponents } from 'mdx/types.js';
import type { Post } from '#content/en/lists/company/posts.ts';
import { say } from '#content/locale/say.ts';
import { Figure } from '../../document/Figure.tsx';
import { Sample } from '../../document/inline/Sample.tsx';
import { documentIn } from '../../document/texts.ts';
import { Link } from '../../frame/Link.tsx';
import { useLanguage, useLists, useLocale, useWords } from '../../frame/language.tsx';
import { PageScreen } from '../page/PageScreen.tsx';
import styles from './blog.module.css';

const parts: MDXComponents = { Featured, Teasers };

/** Stories from the field: one in full, the next ones announced. */
export function BlogScreen() {
  return <PageScreen page="blog" parts={parts} />;
}

/** The featured story beside its drawing. Nothing while no story is featured. */
function Featured({ figure }: { readonly figure: string }) {
  const words = useWords().screens.blog;
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

/** Kind of the story, its day and its minutes, computed from its words; or that it is still being written. */
function AboutPost({ post: { id, category, content, date } }: { readonly post: Post }) {
  const { document, screens } = useWords();
  const language = useLanguage();
  const locale = useLocale();
  const minutes = content ? documentIn(language, `blog/${id}`).readMinutes : undefined;
  const time = minutes ? say(document.readMinutes, { minutes }, locale) : screens.blog.comingSoon;
  return [category, ...(date ? [locale.date(date)] : []), time].join(' · ');
}
