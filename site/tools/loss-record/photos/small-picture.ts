/** Sharp on a phone, and some 20 kB. */
const width = 480;

/**
 * A small picture of a photo, turned the right way up; null for what this browser cannot show. The browser decodes it in
 * a thread of its own.
 */
export async function smallPicture(file: Blob): Promise<ArrayBuffer | null> {
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
    return await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 })).arrayBuffer();
  } catch {
    return null;
  }
}
