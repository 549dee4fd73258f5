import { type Line, wordsOf } from '#content/i18n/sourced.ts';

/** The project's own film, shown while the owner's file names no featured video. `scripts/film` makes its files. */
export const film = {
  address: '/films/main-valve.mp4',
  poster: '/films/main-valve.jpg',
  width: 1280,
  height: 720,
  secondsPerCaption: 6,
  published: '2026-11-28',
} as const;

/** Captions as a WebVTT file. */
export function webVtt(captions: readonly Line[]): string {
  const cues = captions.map((line, index) => `${timeOf(index)} --> ${timeOf(index + 1)}\n${wordsOf(line)}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

function timeOf(index: number): string {
  return new Date(index * film.secondsPerCaption * 1000).toISOString().slice(11, 23);
}
