import { featuredVideo, playlists, recentVideos, type Video, videoCategories } from '#content/en/lists/shelf/videos.ts';
import { owner } from '#content/owner.ts';
import { Crumbs } from '../document/GuidePage.tsx';
import { Spread } from '../parts/pictures/Spread.tsx';
import { StoryboardFrame } from '../parts/videos/StoryboardFrame.tsx';
import { VideoPlayer } from '../parts/videos/VideoPlayer.tsx';
import { watchAddress } from '../parts/videos/video-address.ts';
import styles from './VideosScreen.module.css';

/** The Video Lab. Nothing on it asks the video host for anything before a press. */
export function VideosScreen() {
  return (
    <div className="wrap">
      <Crumbs crumbs={[{ path: '/', label: 'Home' }]} title={owner.channel.name} />
      <h1>{owner.channel.name}</h1>
      <p className="lede">Valves, meters and machines in use. Watch it once while all is dry.</p>
      <Featured />
      <Stats />
      <Spread id="categories" title="By subject" aside="Each subject has a page that says the same in words.">
        <ul className={`${styles.grid} ${styles.pairs}`}>
          {videoCategories.map(({ title, description, thumbnail, read }) => (
            <li key={title}>
              <StoryboardFrame name={thumbnail} />
              <h3>{title}</h3>
              <p>{description}</p>
              <p>
                <a href={read.link}>Read: {read.label}</a>
              </p>
            </li>
          ))}
        </ul>
      </Spread>
      <Spread id="recent" title="Recent videos" aside={<ChannelLink>See all on the channel</ChannelLink>}>
        <ul className={styles.rows}>
          {recentVideos.map((video) => (
            <Recent key={video.title} video={video} />
          ))}
        </ul>
      </Spread>
      <Spread id="playlists" title="Playlists">
        <ul className={styles.grid}>
          {playlists.map(({ title, description, videoCount, thumbnail }) => (
            <li key={title}>
              <StoryboardFrame name={thumbnail} />
              <h3>{title}</h3>
              <p>{description}</p>
              <p className="small">{videoCount === null ? 'In the making' : `${videoCount} videos`}</p>
            </li>
          ))}
        </ul>
      </Spread>
    </div>
  );
}

function Featured() {
  const { featuredVideoId } = owner.channel;
  const { title, thumbnail, description } = featuredVideo;
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <div>
        {featuredVideoId ? (
          <VideoPlayer id={featuredVideoId} title={title} thumbnail={thumbnail} />
        ) : (
          <StoryboardFrame name={thumbnail} />
        )}
      </div>
      <div>
        <p className={styles.kicker}>{featuredVideoId ? 'Featured' : 'Featured · coming'}</p>
        <h2 id="featured">{title}</h2>
        <p>{description}</p>
        {!featuredVideoId && (
          <p>
            This one is not linked here yet, so there is no player to press. What is published stands on the channel,
            and the <a href="/guides/emergency-checklist">emergency checklist</a> says in words where to find the valve.
          </p>
        )}
        <p>
          <a className="btn" href={owner.channel.url} target="_blank" rel="noopener">
            Subscribe to the channel
          </a>
        </p>
        <p className="small">Opens the video host in a new tab.</p>
      </div>
    </section>
  );
}

function Stats() {
  const { videos, videoViews, videoPositive, videoSubscribers } = owner.figures;
  const stats = [
    [videos, 'videos'],
    [videoViews, 'views'],
    [videoPositive, 'positive'],
    [videoSubscribers, 'subscribers'],
  ] as const;
  return (
    <>
      <dl className={styles.stats}>
        {stats.map(([figure, words]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="small">The owner’s figures for the channel.</p>
    </>
  );
}

function Recent({ video: { id, title, thumbnail, duration, views, uploadDate } }: { readonly video: Video }) {
  const details = [duration, views, uploadDate].filter(Boolean).join(' · ');
  return (
    <li>
      <StoryboardFrame name={thumbnail} />
      <div>
        <h3>
          {id ? (
            <a href={watchAddress(id)} target="_blank" rel="noopener">
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <p className="small">{details || 'Being filmed. It will appear here and on the channel.'}</p>
      </div>
    </li>
  );
}

function ChannelLink({ children }: { readonly children: string }) {
  return (
    <a href={owner.channel.url} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
