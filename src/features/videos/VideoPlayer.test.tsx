import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '../../i18n/language-context.tsx';
import { playerAddress, VideoPlayer, watchAddress } from './VideoPlayer.tsx';

const html = renderToStaticMarkup(
  <InLanguage language="en" show={VideoPlayer} with={{ id: 'abc123', title: 'Find your valve', thumbnail: 'valve' }} />,
);

test('loads nothing before the click', () => {
  expect(html).not.toMatch(/<(iframe|img|script|link)\b/);
  expect(html).not.toMatch(/\ssrc=/);
});

test('is a button that names the video, with a link for no script', () => {
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Play: Find your valve');
  expect(html).toContain('href="https://www.youtube.com/watch?v=abc123"');
});

test('the player is of the host without cookies', () => {
  expect(playerAddress('a1_B-c')).toBe('https://www.youtube-nocookie.com/embed/a1_B-c?autoplay=1&rel=0');
});

test('an id cannot inject a path or parameter', () => {
  expect(playerAddress('../x?y=1&z')).toBe(
    'https://www.youtube-nocookie.com/embed/..%2Fx%3Fy%3D1%26z?autoplay=1&rel=0',
  );
  expect(watchAddress('a&list=b')).toBe('https://www.youtube.com/watch?v=a%26list%3Db');
});
