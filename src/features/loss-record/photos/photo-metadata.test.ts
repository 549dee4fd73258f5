import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cameraTime, type TakenAt } from './photo-metadata.ts';

const now = new Date(2026, 10, 22, 9, 5);

/** A photo with EXIF tags. */
async function photoOf(taken: string | null, format: 'jpeg' | 'png'): Promise<ArrayBuffer> {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } });
  const noted = taken === null ? blank : blank.withExif({ IFD2: { DateTimeOriginal: taken } });
  return new Uint8Array(await noted.toFormat(format).toBuffer()).buffer;
}

test.each<[string, string | null, 'jpeg' | 'png', number, TakenAt]>([
  ['the camera’s clock', '2026:11:21 02:14:59', 'jpeg', 5, { taken: '2026-11-21T02:14', takenFrom: 'camera' }],
  [
    'a clock that was never set',
    '0000:00:00 00:00:00',
    'jpeg',
    now.getTime(),
    { taken: '2026-11-22T09:05', takenFrom: 'file' },
  ],
  ['no clock, but a date of the file', null, 'jpeg', now.getTime(), { taken: '2026-11-22T09:05', takenFrom: 'file' }],
  ['a picture of a screen', null, 'png', 0, { taken: '2026-11-22T09:05', takenFrom: 'added' }],
])('%s', async (_, taken, format, lastModified, when) => {
  expect(await cameraTime(await photoOf(taken, format), lastModified, now)).toEqual(when);
});

test('a file that is no picture has the time it was added', async () => {
  expect(await cameraTime(new ArrayBuffer(3), 0, now)).toEqual({ taken: '2026-11-22T09:05', takenFrom: 'added' });
});

test('CreateDate is used if DateTimeOriginal is missing', async () => {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } });
  const scan = await blank
    .withExif({ IFD2: { DateTimeDigitized: '2026:11:20 10:00:00' } })
    .jpeg()
    .toBuffer();
  const when = await cameraTime(new Uint8Array(scan).buffer, 5, now);
  expect(when).toEqual({ taken: '2026-11-20T10:00', takenFrom: 'camera' });
});
