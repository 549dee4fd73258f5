import { savePhoto } from './save-photo.ts';

/** Views of the sprite sheet of drawings, one for each photo of the sample. */
const views = ['where-water-hides', 'signs-by-location'];
const [width, height] = [1300, 900];

/** Stores drawings in place of photos; without them, for example offline, the sample has none. */
export async function addSamplePhotos(record: string, captions: readonly string[]): Promise<void> {
  try {
    const sheet = await (await fetch('/drawings.svg')).text();
    for (const [index, view] of views.entries()) {
      const row = { room: 'room', shows: 'damage' as const, caption: captions[index] ?? '' };
      await savePhoto({ record, file: await drawnAs(view, sheet), row });
    }
  } catch {
    // The other sections of the sample need no photo.
  }
}

/** A view of the sheet as a JPEG. With its own size, since browsers draw no SVG without one. */
async function drawnAs(view: string, sheet: string): Promise<File> {
  const box = new RegExp(`id="${view}" viewBox="([^"]+)"`).exec(sheet)?.[1] ?? '';
  const size = `viewBox="${box}" width="${width}" height="${height}"`;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([sheet.replace(/viewBox="[^"]+"/, () => size)], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context?.fillRect(0, 0, width, height);
    context?.drawImage(image, 0, 0);
    const bytes = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    return new File([bytes], `${view}.jpg`, { type: 'image/jpeg' });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
