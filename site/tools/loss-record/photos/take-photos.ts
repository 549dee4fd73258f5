import type { AnyRow } from '#core/loss-record/edit.ts';
import { blankRow } from '#core/loss-record/record.ts';
import type { Row } from '#core/loss-record/shape.ts';
import { askToKeep } from '../../../device/records/room-left.ts';
import type { RecordState } from '../record/use-record.ts';
import { cameraTime, wallClock } from './camera-time.ts';
import { sha256 } from './sha256.ts';
import { smallPicture } from './small-picture.ts';

/** Larger films fill a phone's memory while they are hashed. */
const mostBytes = 100_000_000;

/** What the photos belong to. */
export type Links = Partial<Pick<Row<'photos'>, 'room' | 'thing' | 'cost' | 'drying' | 'shows'>>;

/** How many were kept or were there before, and the names of those that were not kept, with the reason where it is ours. */
export interface Taken {
  readonly kept: number;
  readonly already: number;
  readonly failed: readonly string[];
  readonly tooLarge: readonly string[];
}

/**
 * Takes files into the record one after the other, so that a page that is closed in the middle has lost none that it
 * counted. A file that is there already, byte for byte, is not taken twice. Stops where the device is full.
 */
export async function takePhotos(
  files: readonly File[],
  links: Links,
  state: Pick<RecordState, 'edit' | 'now'>,
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<Taken> {
  let [kept, already] = [0, 0];
  const tooLarge = files.filter(({ size }) => size > mostBytes).map(({ name }) => name);
  const fitting = files.filter(({ size }) => size <= mostBytes);
  for (const [at, file] of fitting.entries()) {
    if (signal.aborted) return { kept, already, tooLarge, failed: [] };
    progress(at);
    const outcome = await takeOne(file, links, state);
    if (outcome === 'refused') return { kept, already, tooLarge, failed: fitting.slice(at).map(({ name }) => name) };
    if (outcome === 'already') already += 1;
    else kept += 1;
    if (kept === 1) void askToKeep();
  }
  return { kept, already, tooLarge, failed: [] };
}

async function takeOne(
  file: File,
  links: Links,
  { edit, now }: Pick<RecordState, 'edit' | 'now'>,
): Promise<'kept' | 'already' | 'refused'> {
  try {
    const original = await file.arrayBuffer();
    const hash = await sha256(original);
    if (now()?.photos.some((photo) => photo.sha256 === hash)) return 'already';
    const [picture, taken] = await Promise.all([
      smallPicture(file),
      cameraTime(original, file.lastModified, new Date()),
    ]);
    const id = crypto.randomUUID();
    const row: AnyRow = {
      ...blankRow('photos', id),
      ...links,
      ...taken,
      file: file.name.toWellFormed().slice(-200),
      type: file.type.slice(0, 200),
      bytes: file.size,
      sha256: hash,
      added: wallClock(new Date()),
    };
    return (await edit({ kind: 'add', table: 'photos', row }, { [id]: { original, picture } })) ? 'kept' : 'refused';
  } catch {
    // The file cannot be read any more: it was moved, or the phone took it back.
    return 'refused';
  }
}
