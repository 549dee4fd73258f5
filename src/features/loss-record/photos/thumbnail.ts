/** JPEG width in pixels and quality from 0 to 1. */
export interface PictureSize {
  readonly width: number;
  readonly quality: number;
}

/** Sharp on phones; about 20 kB. */
export const previewSize: PictureSize = { width: 480, quality: 0.7 };
/** Two side by side in print, about 70 kB: three hundred fit into an email. */
export const pdfSize: PictureSize = { width: 800, quality: 0.68 };

/** For full storage: labels stay legible at about 500 kB. */
export const smallerCopySize: PictureSize = { width: 1800, quality: 0.75 };

/** A scaled, upright JPEG; null if this browser cannot decode the file. */
export async function thumbnailOf(
  file: Blob,
  { width, quality }: PictureSize = previewSize,
): Promise<ArrayBuffer | null> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const bitmap = await createImageBitmap(file, {
      resizeWidth: width,
      resizeQuality: 'medium',
      imageOrientation: 'from-image',
    });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return await (await canvas.convertToBlob({ type: 'image/jpeg', quality })).arrayBuffer();
  } catch {
    return null;
  }
}
