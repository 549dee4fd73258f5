import { comingSoon, type Post, posts, teasers } from '#content/en/lists/company/posts.ts';
import { Crumbs } from '../document/GuidePage.tsx';
import { Cards } from '../document/parts.tsx';
import { NewsletterForm } from '../parts/forms/NewsletterForm.tsx';
import { Spread } from '../parts/pictures/Spread.tsx';
import styles from './BlogScreen.module.css';
import { storyText } from './text-pages.ts';

/** Stories from the field: one in full, the next ones announced. */
export function BlogScreen() {
  const featured = posts.find((post) => post.featured);
  return (
    <div className="wrap">
      <Crumbs crumbs={[{ path: '/', label: 'Home' }]} title="Blog" />
      <h1>From the field</h1>
      <p className="lede">What jobs teach. Told as our own account, with names and sums left out.</p>
      {featured && <Featured post={featured} />}
      <Spread id="stories" title="Stories">
        <Cards>
          {teasers.map((post) => (
            <Teaser key={post.id} post={post} />
          ))}
        </Cards>
      </Spread>
      <Spread id="newsletter" title="By e-mail">
        <p>
          One message when a story or a guide is new. We ask you to confirm by mail first, and every message carries a
          link that takes you off the list.
        </p>
        <NewsletterForm />
        <p className="small">
          What we keep: <a href="/privacy#newsletter">privacy policy</a>.
        </p>
      </Spread>
    </div>
  );
}

function Featured({ post }: { readonly post: Post }) {
  return (
    <article className={styles.featured}>
      <div>
        <p className={styles.kicker}>
          Featured · {post.category} · {readTime(post)}
        </p>
        <h2>{post.content ? <a href={post.content}>{post.title}</a> : post.title}</h2>
        <p>{post.excerpt}</p>
        {post.content && (
          <p>
            <a className="btn" href={post.content}>
              Read the story
            </a>
          </p>
        )}
      </div>
      <img
        src="/images/elks-lodge/two-outlines.svg"
        width="640"
        height="360"
        alt="Plan of a wide hall. A small patch marks the stain that anybody could see; a much larger dashed outline marks what the meter found wet."
        data-fallback="/images/placeholder.svg"
      />
    </article>
  );
}

function Teaser({ post }: { readonly post: Post }) {
  const { title, excerpt, content } = post;
  return (
    <li>
      <span className={styles.kicker}>
        {post.category} · {readTime(post)}
      </span>
      <h3>{content ? <a href={content}>{title}</a> : title}</h3>
      <p>{excerpt}</p>
    </li>
  );
}

/** Minutes, computed from the words of the story; or that it is still being written. */
function readTime({ id, content }: Post): string {
  return content ? `${storyText(id).readMinutes} min read` : comingSoon;
}
