import type { Row } from '#core/loss-record/shape.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { broadcastChange } from '../../../lib/storage/broadcast.ts';
import { requestPersistence } from '../../../lib/storage/browser-storage.ts';
import { maxSingleBytes } from '../../../lib/storage/chunks.ts';
import { type RecordWorker, startRecordWorker } from '../../records/worker-client.ts';
import type { RecordState } from '../Section.tsx';
import type { PhotoInput, PhotoStatus, SavePhotoResult } from './save-photo.ts';

let taken: RecordWorker | undefined;

/** One worker for the page, since more photos usually follow. */
function worker(): RecordWorker {
  taken ??= startRecordWorker();
  return taken;
}

/** Starts the worker while there is a connection to load its script. */
export function preloadWorker(): void {
  worker();
}

export type Links = Partial<Pick<Row<'photos'>, 'room' | 'thing' | 'cost' | 'drying' | 'shows'>>;

export interface AddPhotosResult {
  readonly saved: number;
  readonly already: number;
  readonly failed: readonly File[];
  readonly tooLarge: readonly File[];
  readonly isFull: boolean;
  /** Whether the visitor stopped before all files were tried. */
  readonly isStopped: boolean;
  /** Whether smaller copies were stored instead of the files. */
  readonly isSmaller: boolean;
}

/** Throttle: rendering a record of hundreds of photos after each would block scrolling. */
const showEveryMs = 1500;

export interface AddPhotosOptions {
  readonly links: Links;
  readonly progress: (done: number) => void;
  readonly signal: AbortSignal;
  /** File name of a smaller copy, if smaller copies are stored. */
  readonly smallerName?: ((file: File) => string) | undefined;
}

/**
 * Adds files one after the other, so that closing the page loses none that was counted. Duplicates are skipped by
 * hash. Stops when storage is full.
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
    if (result.status === 'saved') rows.push(result.row);
    if (rows.length > 0 && Date.now() - shown > showEveryMs) {
      show();
      shown = Date.now();
    }
    if (result.status === 'saved' && at === 0) void requestPersistence();
    if (stopsAll(result.status, file)) break;
  }
  show();
  const that = (wanted: PhotoStatus) => files.filter((file) => status.get(file) === wanted);
  return {
    saved: that('saved').length,
    already: that('already').length,
    tooLarge: that('too-large'),
    failed: files.filter((file) => hasFailed(status.get(file), signal.aborted)),
    isFull: that('full').length > 0,
    isStopped: signal.aborted,
    isSmaller: smallerName !== undefined,
  };
}

/** Errors after which no other file can succeed; a photo may still fit where a video did not. */
function stopsAll(status: PhotoStatus | 'unread', { size }: File): boolean {
  return ['gone', 'newer', 'refused', 'too-many'].includes(status) || (status === 'full' && size <= maxSingleBytes);
}

/** Untried files count as failed, unless the visitor stopped. */
function hasFailed(status: PhotoStatus | 'unread' | undefined, isStopped: boolean): boolean {
  return status === undefined ? !isStopped : !['saved', 'already', 'too-large'].includes(status);
}

async function trySave(input: PhotoInput): Promise<SavePhotoResult | { readonly status: 'unread' }> {
  // A photo that is only in the phone's cloud may arrive as an empty file.
  if (input.file.size === 0) return { status: 'unread' };
  try {
    const result = await worker().savePhoto(input);
    if (result.status === 'saved') broadcastChange(input.record);
    return result;
  } catch {
    // The file was moved or is no longer available.
    return { status: 'unread' };
  }
}
