import { appendToList, applyAll, type Plan, type Read } from './change.ts';
import { quoted } from './page.ts';

const usage =
  'npm run new video "<English title>" "<Spanish title>" <once it is published: its id and its length, such as dQw4w9WgXcQ 4:12>';
/** What the address of a published video ends in. */
const videoId = /^[\w-]{11}$/;
/** A length as a person reads it: 4:12 or 1:04:12. */
const videoLength = /^(\d:[0-5]\d|[1-9]?\d):[0-5]\d$/;
const listOf = (language: 'en' | 'es') => `content/${language}/collections/videos.ts`;

/** A video in the list of recent ones, in both languages; announced until it has an id. */
export function newVideo(read: Read, words: readonly string[]): Plan {
  const [english = '', spanish = '', id = '', length = '', ...more] = words;
  if (more.length > 0 || !spanish.trim()) return `Say two titles, in quotes: ${usage}`;
  if (id && !videoId.test(id))
    return `"${id}" is no id of a video: it is the 11 signs after "watch?v=" in its address.`;
  if (id && !videoLength.test(length))
    return `A published video has a length, in minutes and seconds such as 4:12, not "${length}": ${usage}`;
  for (const [title, path] of [
    [english, listOf('en')],
    [spanish, listOf('es')],
  ] as const)
    if ((read(path) ?? '').includes(`title: ${quoted(title)},`)) return `There is a video "${title}" already: ${path}.`;
  return applyAll(
    read,
    (now) => appendToList(now, listOf('en'), 'recentVideos', entry({ id, length }, english, 'Restoration manual')),
    (now) => appendToList(now, listOf('es'), 'recentVideos', entry({ id, length }, spanish, 'Manual de restauración')),
  );
}

function entry({ id, length }: Record<'id' | 'length', string>, title: string, label: string): string {
  return `  {
    id: '${id}',
    title: ${quoted(title)},
    thumbnail: 'meter',
    duration: '${length}',
    views: '',
    uploadDate: '',
    read: { label: '${label}', link: '/guides/restoration-manual' },
  },`;
}
