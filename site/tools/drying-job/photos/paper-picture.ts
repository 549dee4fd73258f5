import type { JobRow } from '#core/drying-job/kept/record.ts';
import { fileOf, originalOf } from '../../../device/store/records/pieces.ts';
import { forPaper, smallPicture } from '../../loss-record/photos/taking/small-picture.ts';

/** A photo of a job as JPEG of a size for paper; null where this browser cannot show it, or the device has no bytes of it. */
export async function paperPicture(job: string, { id, file, type }: JobRow<'photos'>): Promise<ArrayBuffer | null> {
  const pieces = await originalOf(job, id);
  return pieces && smallPicture(await fileOf(pieces, file, type), forPaper);
}
