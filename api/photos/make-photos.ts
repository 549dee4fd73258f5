import type { NewPhoto } from '../store/tables/photos.ts';
import { reEncode } from './re-encode.ts';
import { photoError, shortName } from './receive.ts';
import type { Upload } from './upload.ts';

/** Pictures of our own making of all files that were sent. @throws FieldError that names the first that is no picture */
export async function makePhotos(uploads: readonly Upload[]): Promise<readonly NewPhoto[]> {
  const photos: NewPhoto[] = [];
  for (const upload of uploads) {
    const jpeg = await reEncode(upload.read, upload.size);
    if (!jpeg) throw photoError('photo-unreadable', { name: shortName(upload) });
    photos.push({ jpeg, hash: upload.hash });
  }
  return photos;
}
