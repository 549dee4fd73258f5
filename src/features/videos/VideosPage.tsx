import type { MDXComponents } from 'mdx/types.js';
import type { Video } from '#content/en/collections/videos.ts';
import { nameOfLanguage } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { featuredVideoId, leavesOut, owner, saidIn } from '#content/owner.ts';
import { Link } from '../../components/Link.tsx';
import { PagePage } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { Spread } from '../../components/pictures/PictureSpread.tsx';
import { useLanguage, useLists, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { FilmPlayer, Transcript } from './FilmPlayer.tsx';
import { StoryboardFrame, VideoScript } from './Storyboard.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import styles from './videos.module.css';

const parts: MDXComponents = {
  ChannelButton,
  ChannelLink,
  ChannelStat,
  Featured,
  Playlists,
  Published,
  Recent,
  Stats,
  Subjects,
  Unpublished,
};

/** The video page. Makes no request to the video host before a click. */
export function VideosPage() {
  return <PagePage page="videos" parts={parts} crumb={owner.channel.name} />;
}

/** The featured video: its player once the owner's file names it, the project's own film until then. */
function Featured({ children }: Words) {
  const { title, thumbnail, description } = useLists().featuredVideo;
  const words = useMessages().screens.videos;
  const spoken = nameOfLanguage(owner.channel.language, useLanguage());
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <div>
        {featuredVideoId ? (
          <VideoPlayer id={featuredVideoId} title={title} thumbnail={thumbnail} />
        ) : (
          <>
            <FilmPlayer />
            <Transcript />
          </>
        )}
      </div>
      <div>
        <p className={styles.kicker}>{featuredVideoId ? `${words.featured} · ${spoken}` : words.film}</p>
        <h2 id="featured">{title}</h2>
        <p>{description}</p>
        {children}
      </div>
    </section>
  );
}

/** Shown until the owner's file has a featured video. */
function Unpublished({ children }: Words) {
  return featuredVideoId ? null : children;
}

/** Shown once it has one: the channel, its figures and playlists. */
function Published({ children }: Words) {
  return featuredVideoId ? children : null;
}

function ChannelButton({ children }: Words) {
  return <ChannelLink className="btn">{children}</ChannelLink>;
}

function ChannelLink({ className, children }: Words & { readonly className?: string }) {
  return (
    <a className={className} href={owner.channel.url} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function Stats({ children }: Words) {
  if (leavesOut('videoFigures')) return null;
  return <dl className={styles.stats}>{children}</dl>;
}

/** A figure of the channel from the owner's file, with what it counts. */
function ChannelStat({ figure, children }: Words & { readonly figure: keyof typeof owner.figures }) {
  const value = owner.figures[figure];
  const language = useLanguage();
  return (
    <div>
      <dt>{children}</dt>
      <dd>{typeof value === 'object' ? saidIn(value, language) : value}</dd>
    </div>
  );
}

function Subjects() {
  const words = useMessages().screens.videos;
  const locale = useLocale();
  return (
    <ul className={styles.grid}>
      {useLists().videoCategories.map(({ title, description, thumbnail, read }) => (
        <li key={title}>
          <StoryboardFrame name={thumbnail} />
          <h3>{title}</h3>
          <p>{description}</p>
          <p>
            <Link href={read.link}>{t(words.read, { page: read.label }, locale)}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Recent({ title }: { readonly title: string }) {
  const videos = useLists().recentVideos;
  if (videos.length === 0) return null;
  return (
    <Spread id="recent" title={title}>
      <ul className={styles.rows}>
        {videos.map((video) => (
          <RecentVideo key={video.title} video={video} />
        ))}
      </ul>
    </Spread>
  );
}

/** A video of the list: playable if it has an id, else a storyboard. */
export function RecentVideo({ video }: { readonly video: Video }) {
  const words = useMessages().screens.videos;
  const locale = useLocale();
  const { id, title, thumbnail, script, read } = video;
  if (id) return <PublishedVideo video={video} />;
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p className="small">
          <Link href={read.link}>{t(words.read, { page: read.label }, locale)}</Link>
        </p>
      </div>
      {script ? <VideoScript script={script} /> : <StoryboardFrame name={thumbnail} />}
    </li>
  );
}

/** A playable video. Missing details are left out. */
function PublishedVideo({ video: { id, title, thumbnail, duration, views, uploadDate } }: { readonly video: Video }) {
  const words = useMessages().screens.videos;
  const spoken = nameOfLanguage(owner.channel.language, useLanguage());
  const locale = useLocale();
  const seen = views && t(words.views, { count: views }, locale);
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p className="small">{[spoken, duration, seen, uploadDate].filter(Boolean).join(' · ')}</p>
      </div>
      <div>
        <VideoPlayer id={id} title={title} thumbnail={thumbnail} />
      </div>
    </li>
  );
}

function Playlists() {
  const words = useMessages().screens.videos;
  const locale = useLocale();
  return (
    <ul className={styles.playlists}>
      {useLists()
        .playlists.filter(({ videoCount }) => videoCount !== null)
        .map(({ title, description, videoCount, thumbnail }) => (
          <li key={title}>
            <StoryboardFrame name={thumbnail} />
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <p className="small">{t(words.count, { count: videoCount ?? 0 }, locale)}</p>
          </li>
        ))}
    </ul>
  );
}
