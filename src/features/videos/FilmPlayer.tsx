import { type Language, languageCodes, languages, listsIn } from '#content/i18n/languages.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { useLanguage, useMessages } from '../../i18n/language-context.tsx';
import { film } from './film.ts';
import styles from './videos.module.css';

/** The project's own film with captions in every language. Before playback only its poster and the shown captions load. */
export function FilmPlayer() {
  const language = useLanguage();
  const others = languageCodes.filter((code) => code !== language);
  return (
    <video
      className={styles.film}
      controls
      playsInline
      preload="none"
      poster={film.poster}
      width={film.width}
      height={film.height}
      aria-labelledby="featured"
    >
      <source src={film.address} type="video/mp4" />
      <track kind="captions" default {...trackIn(language)} />
      {others.map((code) => (
        <track key={code} kind="captions" {...trackIn(code)} />
      ))}
    </video>
  );
}

const trackIn = (code: Language) => ({ src: `/films/${code}.vtt`, srcLang: code, label: languages[code].name });

/** Everything that the captions say, to read instead. */
export function Transcript() {
  const { captions } = listsIn(useLanguage()).featuredVideo;
  return (
    <details className={styles.transcript}>
      <summary>{useMessages().screens.videos.transcript}</summary>
      <ol>
        {captions.map(wordsOf).map((caption) => (
          <li key={caption}>{caption}</li>
        ))}
      </ol>
    </details>
  );
}
