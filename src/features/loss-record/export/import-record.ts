import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { type LossRecord, mergeOf } from '#core/loss-record/record.ts';
import { shape } from '#core/loss-record/shape.ts';
import { broadcastChange } from '../../../lib/storage/broadcast.ts';
import { chunksToFile, hasOriginal, originalOf } from '../../../lib/storage/chunks.ts';
import type { StorageError, StoredOr } from '../../../lib/storage/record-repository.ts';
import { lossRecords } from '../../../lib/storage/record-store.ts';
import { type RecordWorker, startRecordWorker } from '../../records/worker-client.ts';
import { labelOf } from '../field-labels.ts';
import type { PhotoStatus } from '../photos/save-photo.ts';
import { type Copy, unpack } from './unpack.ts';

/** `new`: a new record. `merge`: into the record with the same id. `replace`: instead of it. */
export type ImportMode = 'new' | 'merge' | 'replace';

export type Imported =
  | {
      readonly ok: true;
      readonly id: string;
      /** Names of photos that were left out because their bytes are damaged. */
      readonly damaged: readonly string[];
    }
  | { readonly ok: false; readonly error: StorageError };

/**
 * Imports a copy. Photos are stored one by one with their rows, so that an interrupted import leaves a consistent
 * record and can be repeated. Replaced data is removed last. A photo missing from the copy keeps the bytes on the
 * device; the record keeps its id and calendar sequence number.
 */
export async function importRecord(copy: Copy, way: ImportMode): Promise<Imported> {
  const { record } = copy;
  const written = await writeRecord({ ...record, photos: [] }, way);
  if (!written.ok) return written;
  const known = new Set(written.value.photos.map((photo) => photo.id));
  const worker = startRecordWorker();
  try {
    const damaged = await takePhotos(copy, known, worker);
    if (!damaged.ok) return damaged;
    const replaced = way === 'replace' ? await replaceWith(record) : written;
    return replaced.ok ? { ok: true, id: record.id, damaged: damaged.value } : replaced;
  } finally {
    worker.stop();
  }
}

/** The record of the copy with those photos that are on the device. */
async function replaceWith(record: LossRecord): Promise<StoredOr<LossRecord>> {
  const mine = await loadStored(record.id);
  if (!mine.ok) return mine;
  const saved = new Set(mine.value.photos.map(({ id }) => id));
  // Calendars ignore files with a lower sequence number.
  const edition = Math.max(mine.value.claim.edition ?? 0, record.claim.edition ?? 0);
  const claim = { ...record.claim, edition: edition || null };
  return lossRecords.put({ ...record, claim, photos: record.photos.filter(({ id }) => saved.has(id)) });
}

/** Names of the photos that could not be imported. */
async function takePhotos(
  { record, original }: Copy,
  known: ReadonlySet<string>,
  worker: RecordWorker,
): Promise<StoredOr<readonly string[]>> {
  const damaged: string[] = [];
  for (const photo of record.photos) {
    if (known.has(photo.id) && (await hasOriginal(record.id, photo.id))) continue;
    const outOfCopy = await original(photo);
    let status = outOfCopy && (await savePhoto(worker, record.id, photo, outOfCopy));
    if (status === null || status === 'changed') {
      const own = await originalOf(record.id, photo.id);
      status = own && (await savePhoto(worker, record.id, photo, await chunksToFile(own, photo.file, photo.type)));
    }
    if (status === null || status === 'changed' || status === 'too-large') damaged.push(photo.file || photo.id);
    else if (status !== 'saved' && status !== 'already') return { ok: false, error: status };
  }
  broadcastChange(record.id);
  return { ok: true, value: damaged };
}

async function savePhoto(
  worker: RecordWorker,
  record: string,
  row: LossRecord['photos'][number],
  bytes: Blob,
): Promise<PhotoStatus> {
  return (await worker.savePhoto({ record, row, file: new File([bytes], row.file, { type: row.type }) })).status;
}

/**
 * The record that photos are added to. When replacing, the copy is first merged in, since photos refer to rooms and
 * belongings and an interruption must not lose data.
 */
async function writeRecord(record: LossRecord, way: ImportMode): Promise<StoredOr<LossRecord>> {
  if (way === 'new') return lossRecords.put(record);
  const mine = await loadStored(record.id);
  return mine.ok ? lossRecords.edit(record.id, mergeOf(mine.value, record)) : mine;
}

async function loadStored(id: string): Promise<StoredOr<LossRecord>> {
  const mine = await lossRecords.find(id);
  if (!mine) return { ok: false, error: 'gone' };
  return 'record' in mine ? { ok: true, value: mine.record } : { ok: false, error: mine.error };
}

/** Current step of an import: its message and the choices offered. */
export interface Step {
  readonly message: string;
  readonly offered?: {
    readonly choices: readonly { readonly label: string; readonly take: () => Promise<Step> }[];
    readonly cancel: string;
  };
  /** Id of the completely imported record. */
  readonly taken?: string;
}

interface ImportContext {
  /** Ids of the records on the device. */
  readonly known: readonly string[];
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
}

/**
 * Reads a copy, says what is in it before anything is stored, and offers how to import it. Rejects if the file cannot
 * be read.
 */
export async function readCopy(file: File, { known, messages, locale }: ImportContext): Promise<Step> {
  const { taking } = messages;
  const unpacked = await unpack(file);
  if (!unpacked.ok) return { message: taking.errors[unpacked.error] };
  const { copy } = unpacked;
  const choices = waysFor(known.includes(copy.record.id)).map((way) => ({
    label: way === 'new' ? taking.newRecord : taking[way],
    take: async () => takenIn(await importRecord(copy, way), messages, locale),
  }));
  return { message: foundIn(copy, messages, locale), offered: { choices, cancel: taking.cancel } };
}

function waysFor(isKnown: boolean): readonly ImportMode[] {
  return isKnown ? ['merge', 'replace'] : ['new'];
}

function takenIn(result: Imported, { taking, errors }: LossRecordMessages, locale: Locale): Step {
  if (!result.ok) {
    const message = Object.hasOwn(errors, result.error) ? errors[result.error as keyof typeof errors] : errors.refused;
    return { message: t(message, { most: shape.mostRows }, locale) };
  }
  const { damaged, id } = result;
  if (damaged.length === 0) return { message: taking.done, taken: id };
  const names = locale.list(damaged.slice(0, mostNamed));
  return { message: `${taking.done} ${t(taking.damaged, { count: damaged.length, names }, locale)}` };
}

/** Names listed in a message; a copy without photos may lack hundreds. */
const mostNamed = 10;

function foundIn({ record, leftOut, isSalvaged }: Copy, messages: LossRecordMessages, locale: Locale): string {
  const { taking, list, sections } = messages;
  const counts = { rooms: record.rooms.length, things: record.things.length, photos: record.photos.length };
  const content = t(taking.found, { name: record.title || list.untitled, ...counts }, locale);
  const found = isSalvaged ? `${taking.salvaged} ${content}` : content;
  if (leftOut.length === 0) return found;
  const places = leftOut.slice(0, mostNamed).map(({ place, row, field }) => {
    if (place === 'title') return messages.entry.title;
    return [sections[place].title, row || '', field && labelOf(place, field, messages)].filter(Boolean).join(' ');
  });
  return `${found} ${t(taking.leftOut, { count: leftOut.length, places: locale.list(places) }, locale)}`;
}
