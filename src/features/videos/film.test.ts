import { expect, test } from 'vitest';
import { webVtt } from './film.ts';

test('captions follow each other in WebVTT, past the first minute too', () => {
  const lines = webVtt(Array.from({ length: 11 }, (_, index) => `Line ${index}`)).split('\n');
  expect(lines.slice(0, 4)).toEqual(['WEBVTT', '', '00:00:00.000 --> 00:00:06.000', 'Line 0']);
  expect(lines).toContain('00:00:54.000 --> 00:01:00.000');
  expect(lines).toContain('00:01:00.000 --> 00:01:06.000');
});
