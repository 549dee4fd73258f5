/** A JPEG's width in pixels, and how closely it follows the photo, from 0 to 1. */
export interface PictureSize {
  readonly width: number;
  readonly quality: number;
}

/** Sharp on a phone's page, and some 20 kB. */
export const previewSize: PictureSize = { width: 480, quality: 0.7 };
/** Two side by side on paper, and some 70 kB: three hundred fit into a mail. */
export const pdfSize: PictureSize = { width: 800, quality: 0.68 };

/** Where a device has no room for the photo itself: words on a label can be read, and it is some 500 kB. */
export const smallerCopySize: PictureSize = { width: 1800, quality: 0.75 };

/** A smaller picture of a photo, turned the right way up; null for what this browser cannot show. */
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
