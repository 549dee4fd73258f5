import type { Row } from '#core/loss-record/shape.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { broadcastChange } from '../../../lib/storage/broadcast.ts';
import { requestPersistence } from '../../../lib/storage/browser-storage.ts';
import { maxSingleBytes } from '../../../lib/storage/chunks.ts';
import { type Hand, takeOnHand } from '../../records/main-thread-handoff.ts';
import type { RecordState } from '../use-record.ts';
import type { Came, Incoming, Outcome } from './save-photo.ts';

let taken: Hand | undefined;

/** One for the page: who adds photos adds more. */
function hand(): Hand {
  taken ??= takeOnHand();
  return taken;
}

/** Starts the thread that keeps photos, while there is a line to fetch its script. */
export function makeReady(): void {
  hand();
}

/** What the photos belong to. */
export type Links = Partial<Pick<Row<'photos'>, 'room' | 'thing' | 'cost' | 'drying' | 'shows'>>;

/** What came of files: how many were kept or were there before, and those that were not kept, with the reason. */
export interface Taken {
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
export interface Taking {
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
export async function takePhotos(
  files: readonly File[],
  state: Pick<RecordState, 'id' | 'keptBeside'>,
  { links, progress, signal, smallerName }: Taking,
): Promise<Taken> {
  const came = new Map<File, Came | 'unread'>();
  const rows: AnyRow[] = [];
  const show = () => state.keptBeside(rows.splice(0).map((row) => ({ kind: 'add', table: 'photos', row })));
  let shown = Date.now();
  for (const [at, file] of files.entries()) {
    if (signal.aborted) break;
    progress(at);
    const names = smallerName && { smallerName: smallerName(file) };
    const outcome = await keptIn({ record: state.id, file, row: links, ...names });
    came.set(file, outcome.came);
    if (outcome.came === 'kept') rows.push(outcome.row);
    if (rows.length > 0 && Date.now() - shown > showEveryMs) {
      show();
      shown = Date.now();
    }
    if (outcome.came === 'kept' && at === 0) void requestPersistence();
    if (isEnd(outcome.came, file)) break;
  }
  show();
  const that = (wanted: Came) => files.filter((file) => came.get(file) === wanted);
  return {
    kept: that('kept').length,
    already: that('already').length,
    tooLarge: that('too-large'),
    failed: files.filter((file) => isLost(came.get(file), signal.aborted)),
    isFull: that('full').length > 0,
    isStopped: signal.aborted,
    isSmaller: smallerName !== undefined,
  };
}

/** After these no other file is kept either; but where a film found no room, a photo may. */
function isEnd(came: Came | 'unread', { size }: File): boolean {
  return ['gone', 'newer', 'refused', 'too-many'].includes(came) || (came === 'full' && size <= maxSingleBytes);
}

/** A file that was not tried was given up with the others, unless the visitor said stop. */
function isLost(came: Came | 'unread' | undefined, isStopped: boolean): boolean {
  return came === undefined ? !isStopped : !['kept', 'already', 'too-large'].includes(came);
}

async function keptIn(incoming: Incoming): Promise<Outcome | { readonly came: 'unread' }> {
  // A photo that a phone has in the cloud alone may come as an empty file: nothing of it would be kept.
  if (incoming.file.size === 0) return { came: 'unread' };
  try {
    const outcome = await hand().keep(incoming);
    if (outcome.came === 'kept') broadcastChange(incoming.record);
    return outcome;
  } catch {
    // The file cannot be read any more: it was moved, or the phone took it back.
    return { came: 'unread' };
  }
}
