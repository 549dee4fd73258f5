import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '../../i18n/language-context.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

const html = renderToStaticMarkup(
  <InLanguage language="en" show={VideoPlayer} with={{ id: 'abc123', title: 'Find your valve', thumbnail: 'valve' }} />,
);

test('holds nothing that a browser would load before the press', () => {
  expect(html).not.toMatch(/<(iframe|img|script|link)\b/);
  expect(html).not.toMatch(/\ssrc=/);
});

test('is a button that names the video, and a link for those without script', () => {
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Play: Find your valve');
  expect(html).toContain('href="https://www.youtube.com/watch?v=abc123"');
});
