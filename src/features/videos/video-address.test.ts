import { expect, test } from 'vitest';
import { playerAddress, watchAddress } from './VideoPlayer.tsx';

test('the player comes from the host that keeps cookies back', () => {
  expect(playerAddress('a1_B-c')).toBe('https://www.youtube-nocookie.com/embed/a1_B-c?autoplay=1&rel=0');
});

test('an id cannot smuggle in another path or parameter', () => {
  expect(playerAddress('../x?y=1&z')).toBe(
    'https://www.youtube-nocookie.com/embed/..%2Fx%3Fy%3D1%26z?autoplay=1&rel=0',
  );
  expect(watchAddress('a&list=b')).toBe('https://www.youtube.com/watch?v=a%26list%3Db');
});
