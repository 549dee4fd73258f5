import { devicePhoto, photoTypes } from '#contract/photos.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * A photo made small enough for a bad line, by drawing it anew: what the camera wrote beside the picture is not in it. One
 * after the other, since a phone has no room for six at once. What this device cannot draw is sent as it is when the
 * server knows its kind, which takes the rest out; of another kind, such as HEIC, there is nothing to send: null.
 */
export function makeSmaller(file: File): Promise<Blob | null> {
  const isKnown = photoTypes.some((type) => type === file.type);
  const smaller = last.then(() => draw(file)).catch(() => (isKnown ? file : null));
  last = smaller;
  return smaller;
}

async function draw(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, devicePhoto.longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  // JPEG knows no transparency: what is left out of a drawing becomes paper, not black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', devicePhoto.quality));
  return drawn ?? file;
}
