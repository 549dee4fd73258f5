import type { VideoObject } from 'schema-dts';
import { type Language, listsIn } from '#content/i18n/languages.ts';

/** Data of a published video. */
interface Published {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly uploadDate: string;
}

/** The featured video of the owner's channel. */
interface Channel {
  readonly featuredVideoId: string;
  readonly featuredVideoDate: string;
}

/** Published videos of the video page: those with an id and a date. */
export function videosOf(
  language: Language,
  { featuredVideoId, featuredVideoDate }: Channel,
  { featuredVideo, recentVideos } = listsIn(language),
): readonly VideoObject[] {
  const featured = { ...featuredVideo, id: featuredVideoId, uploadDate: featuredVideoDate };
  const recent = recentVideos.map((video) => ({ ...video, description: video.title }));
  return [featured, ...recent].filter(({ id, uploadDate }) => id && uploadDate).map(videoOf);
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
