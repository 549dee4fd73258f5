import type { NewPhoto } from '../../../store/tables/photos.ts';
import { photoError, shortName } from './receive.ts';
import type { Upload } from './upload.ts';

/**
 * Pictures of our own making of all files that were sent.
 * @param who Who sent them: they wait behind their own pictures only.
 * @throws FieldError that names the first that is no picture
 */
export async function makePhotos(uploads: readonly Upload[], who: string): Promise<readonly NewPhoto[]> {
  if (uploads.length === 0) return [];
  // The image library takes memory and time that a server without photos need not spend.
  const { reEncode } = await import('./re-encode.ts');
  const photos: NewPhoto[] = [];
  for (const upload of uploads) {
    const jpeg = await reEncode(upload, who);
    if (!jpeg) throw photoError('photo-unreadable', { name: shortName(upload) });
    photos.push({ jpeg, hash: upload.hash });
  }
  return photos;
}
