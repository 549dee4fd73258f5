// @vitest-environment-options { "settings": { "disableIframePageLoading": true } }
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '../../i18n/language-context.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

const placeholder = { id: 'placeholder-1', title: 'Find your valve', thumbnail: 'valve' } as const;

test('only a click replaces the button by the host’s player', async () => {
  await import('./play-video.ts');
  document.body.innerHTML = renderToStaticMarkup(<InLanguage language="en" show={VideoPlayer} with={placeholder} />);
  expect(document.querySelector('iframe')).toBeNull();

  document.querySelector('button[data-player] svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  const player = document.querySelector('iframe');
  expect(player?.src).toBe('https://www.youtube-nocookie.com/embed/placeholder-1?autoplay=1&rel=0');
  expect(player?.title).toBe('Find your valve');
  expect(document.querySelector('button[data-player]')).toBeNull();
});
