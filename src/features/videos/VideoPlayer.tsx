import type { Storyboard } from '#content/en/collections/videos.ts';
import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import { Message } from '../../i18n/Message.tsx';
import { StoryboardFrame } from './Storyboard.tsx';
import styles from './videos.module.css';

/**
 * A video facade: makes no request to the video host until the button is clicked; `play-video.ts` then replaces it by the host's
 * player. Without script the link opens the video at the host.
 */
export function VideoPlayer({
  id,
  title,
  thumbnail,
}: {
  readonly id: string;
  readonly title: string;
  readonly thumbnail: Storyboard;
}) {
  const words = useMessages().parts.video;
  const locale = useLocale();
  const atHost = (
    <a href={watchAddress(id)} target="_blank" rel="noopener">
      {words.openAtHost}
    </a>
  );
  return (
    <>
      <button type="button" className={styles.player} data-player={playerAddress(id)} data-title={title}>
        <StoryboardFrame name={thumbnail} />
        <span className={styles.play}>
          <svg width="16" height="18" viewBox="0 0 16 18" aria-hidden="true">
            <path d="M1 1v16l14-8z" fill="currentColor" />
          </svg>
          {words.play}
          <span className="hidden">{t(words.playOf, { title }, locale)}</span>
        </span>
      </button>
      <p className="small">
        <Message words={words.beforePlay} values={{ link: atHost }} />
      </p>
    </>
  );
}

/** Address of the host's player without cookies before playback, with autoplay. */
export function playerAddress(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`;
}

/** Address of the video's own page at the host. */
export function watchAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
}
