import type { VideoObject } from 'schema-dts';
import { type Language, listsIn } from '#content/i18n/languages.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { film } from '../../../features/videos/film.ts';
import { urlOrPath } from '../../routes/absolute-url.ts';

type FilmWords = Pick<ReturnType<typeof listsIn>['featuredVideo'], 'title' | 'description' | 'captions'>;

interface Published {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly uploadDate: string;
}

/** The featured video of the owner's channel. */
export interface Channel {
  readonly featuredVideoId: string;
  readonly featuredVideoDate: string;
}

/** Videos of the video page: the published ones with an id and a date, and the project's own film while none is featured. Only the film without a channel. */
export function videosOf(
  language: Language,
  site: URL | undefined,
  channel: Channel | undefined,
  { featuredVideo, recentVideos } = listsIn(language),
): readonly VideoObject[] {
  if (!channel) return [ownFilm(featuredVideo, site)];
  const { featuredVideoId, featuredVideoDate } = channel;
  const featured = { ...featuredVideo, id: featuredVideoId, uploadDate: featuredVideoDate };
  const recent = recentVideos.map((video) => ({ ...video, description: video.title }));
  const published = [featured, ...recent].filter(({ id, uploadDate }) => id && uploadDate).map(videoOf);
  return featuredVideoId ? published : [ownFilm(featuredVideo, site), ...published];
}

function ownFilm({ title, description, captions }: FilmWords, site: URL | undefined): VideoObject {
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    uploadDate: film.published,
    duration: `PT${captions.length * film.secondsPerCaption}S`,
    thumbnailUrl: urlOrPath(film.poster, site),
    contentUrl: urlOrPath(film.address, site),
    transcript: captions.map(wordsOf).join(' '),
  };
}

function videoOf({ id, title, description, uploadDate }: Published): VideoObject {
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    uploadDate,
    thumbnailUrl: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
  };
}
