import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Video } from '#content/en/collections/videos.ts';
import { InLanguage } from '../../i18n/language-context.tsx';
import { RecentVideo } from './VideosPage.tsx';

const announced: Video = {
  id: '',
  title: 'A valve',
  thumbnail: 'valve',
  duration: '4:12',
  views: '1.2K',
  uploadDate: '2026-11-01',
  read: { label: 'Restoration manual', link: '/guides/restoration-manual' },
};
const shown = (video: Video) => renderToStaticMarkup(<InLanguage language="en" show={RecentVideo} with={{ video }} />);

test('a video with an id has a player, and labeled details', () => {
  const html = shown({ ...announced, id: 'abcdefghijk' });
  expect(html).toMatch(/<button[^>]* data-player="https:[^"]*abcdefghijk/);
  expect(html).toContain('English · 4:12 · 1.2K views · 2026-11-01');
});

test('missing details are left out', () => {
  const html = shown({ ...announced, id: 'abcdefghijk', duration: '', views: '', uploadDate: '' });
  expect(html).toContain('<p class="small">English</p>');
});

test('without an id it has no player, and links to a page instead', () => {
  const html = shown(announced);
  expect(html).not.toContain('data-player');
  expect(html).toContain('Restoration manual');
});
