import type { Row } from '#core/loss-record/shape.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { announce } from '../../../lib/storage/broadcast.ts';
import { mostInOne } from '../../../lib/storage/chunks.ts';
import { askToKeep } from '../../../lib/storage/quota.ts';
import { type RecordWorker, startRecordWorker } from '../../records/worker-client.ts';
import type { RecordState } from '../Section.tsx';
import type { PhotoInput, PhotoStatus, SavePhotoResult } from './save-photo.ts';

let taken: RecordWorker | undefined;

/** One for the page: who adds photos adds more. */
function worker(): RecordWorker {
  taken ??= startRecordWorker();
  return taken;
}

/** Starts the thread that keeps photos, while there is a line to fetch its script. */
export function preloadWorker(): void {
  worker();
}

/** What the photos belong to. */
export type Links = Partial<Pick<Row<'photos'>, 'room' | 'thing' | 'cost' | 'drying' | 'shows'>>;

/** What came of files: how many were kept or were there before, and those that were not kept, with the reason. */
export interface AddPhotosResult {
  readonly kept: number;
  readonly already: number;
  readonly failed: readonly File[];
  readonly tooLarge: readonly File[];
  readonly isFull: boolean;
  /** Whether the visitor said stop before all were tried. */
  readonly isStopped: boolean;
  /** Whether smaller copies were kept in place of the files. */
  readonly isSmaller: boolean;
}

/** To draw a record of hundreds of photos after each of them would keep the page from scrolling. */
const showEveryMs = 1500;

/** How files are taken in. */
export interface AddPhotosOptions {
  readonly links: Links;
  readonly progress: (done: number) => void;
  readonly signal: AbortSignal;
  /** The name of a smaller copy of a file, where smaller copies are kept. */
  readonly smallerName?: ((file: File) => string) | undefined;
}

/**
 * Takes files into the record one after the other, so that a page that is closed in the middle has lost none that it
 * counted. A file that is there already, byte for byte, is not taken twice. Where the device is full the rest waits.
 */
export async function addPhotos(
  files: readonly File[],
  state: Pick<RecordState, 'id' | 'applySaved'>,
  { links, progress, signal, smallerName }: AddPhotosOptions,
): Promise<AddPhotosResult> {
  const status = new Map<File, PhotoStatus | 'unread'>();
  const rows: AnyRow[] = [];
  const show = () => state.applySaved(rows.splice(0).map((row) => ({ kind: 'add', table: 'photos', row })));
  let shown = Date.now();
  for (const [at, file] of files.entries()) {
    if (signal.aborted) break;
    progress(at);
    const names = smallerName && { smallerName: smallerName(file) };
    const result = await trySave({ record: state.id, file, row: links, ...names });
    status.set(file, result.status);
    if (result.status === 'kept') rows.push(result.row);
    if (rows.length > 0 && Date.now() - shown > showEveryMs) {
      show();
      shown = Date.now();
    }
    if (result.status === 'kept' && at === 0) void askToKeep();
    if (stopsAll(result.status, file)) break;
  }
  show();
  const that = (wanted: PhotoStatus) => files.filter((file) => status.get(file) === wanted);
  return {
    kept: that('kept').length,
    already: that('already').length,
    tooLarge: that('too-large'),
    failed: files.filter((file) => hasFailed(status.get(file), signal.aborted)),
    isFull: that('full').length > 0,
    isStopped: signal.aborted,
    isSmaller: smallerName !== undefined,
  };
}

/** After these no other file is kept either; but where a film found no room, a photo may. */
function stopsAll(status: PhotoStatus | 'unread', { size }: File): boolean {
  return ['gone', 'newer', 'refused', 'too-many'].includes(status) || (status === 'full' && size <= mostInOne);
}

/** A file that was not tried was given up with the others, unless the visitor said stop. */
function hasFailed(status: PhotoStatus | 'unread' | undefined, isStopped: boolean): boolean {
  return status === undefined ? !isStopped : !['kept', 'already', 'too-large'].includes(status);
}

async function trySave(input: PhotoInput): Promise<SavePhotoResult | { readonly status: 'unread' }> {
  // A photo that a phone has in the cloud alone may come as an empty file: nothing of it would be kept.
  if (input.file.size === 0) return { status: 'unread' };
  try {
    const result = await worker().savePhoto(input);
    if (result.status === 'kept') announce(input.record);
    return result;
  } catch {
    // The file cannot be read any more: it was moved, or the phone took it back.
    return { status: 'unread' };
  }
}
