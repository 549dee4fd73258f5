import type { JobRow } from '#core/drying-job/record/record.ts';
import { fileOf, originalOf } from '../../lib/storage/chunks.ts';
import { forPaper, thumbnailOf } from '../loss-record/photos/thumbnail.ts';

/** A photo of a job as JPEG of a size for paper; null where this browser cannot show it, or the device has no bytes of it. */
export async function pdfPhoto(job: string, { id, file, type }: JobRow<'photos'>): Promise<ArrayBuffer | null> {
  const pieces = await originalOf(job, id);
  return pieces && thumbnailOf(await fileOf(pieces, file, type), forPaper);
}
