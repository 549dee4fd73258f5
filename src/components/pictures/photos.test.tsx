import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '../../i18n/language-context.tsx';
import { Photo, Photos } from './Photos.tsx';

const photo = {
  file: 'van.jpg',
  place: 'team' as const,
  name: 'van',
  shows: { en: 'The van', es: 'La camioneta' },
  width: 1200,
  height: 800,
  widths: [480, 960, 1200],
};

test('a place without photos renders nothing', () => {
  expect(renderToStaticMarkup(<InLanguage language="en" show={Photos} with={{ of: 'team' }} />)).toBe('');
});

test('a photo has every width and format, its dimensions, and a localized alt text', () => {
  const html = renderToStaticMarkup(<InLanguage language="es" show={Photo} with={{ photo }} />);
  expect(html).toContain('type="image/avif" srcSet="/photos/van-480.avif 480w, /photos/van-960.avif 960w');
  expect(html).toContain('src="/photos/van-480.jpeg"');
  expect(html).toContain('width="1200" height="800"');
  expect(html).toContain('alt="La camioneta"');
});
