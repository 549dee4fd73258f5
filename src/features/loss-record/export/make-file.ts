import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import type { FallbackFont } from '../../../lib/pdf/fallback-fonts.ts';
import { createFallbackFont } from '../../../lib/pdf/fallback-pen.ts';
import type { Document } from '../../../lib/pdf/make-pdf.ts';
import { writePdf } from '../../../lib/pdf/make-pdf.ts';
import type { TwoFaces } from '../../../lib/pdf/theme.ts';
import { twoFaceFonts } from '../../../lib/pdf/theme.ts';
import type { Chunks } from '../../../lib/storage/chunks.ts';
import { chunksOf, chunksToFile, originalOf } from '../../../lib/storage/chunks.ts';
import { pdfFonts } from '../../records/paper-fonts.ts';
import { sha256 } from '../photos/sha256.ts';
import { canStripLocation, stripJpegLocation } from '../photos/strip-jpeg-location.ts';
import { forPaper, thumbnailOf } from '../photos/thumbnail.ts';
import { claimDatesOf } from './claim-dates.ts';
import { photoPaths } from './file-names.ts';
import { type Packed, packRecord, papersProgress } from './pack.ts';
import type { Papers } from './photo-blocks.ts';
import { recordBlocks } from './record-blocks.ts';
import { outFile } from './zip-writer.ts';

/** A file that is asked for: plain data, which may go to another thread. */
export interface Order {
  /** `zip`: everything. `pdf`: the papers alone. */
  readonly kind: 'zip' | 'pdf';
  /** What the file is called, with its ending. */
  readonly name: string;
  readonly record: LossRecord;
  readonly words: LossRecordMessages;
  readonly language: LanguageTag;
  /** A file that the visitor chose to write into; null for one of the browser's own. */
  readonly target: FileSystemFileHandle | null;
  /** Whether photos go into the ZIP without the place where they were taken. */
  readonly isWithoutPlace: boolean;
}

/** A file that was made, and the photos that it does not hold. */
export interface Made extends Packed {
  readonly file: File;
  /** Photos and films from which the place could not be taken. */
  readonly asTheyCame: readonly string[];
}

/**
 * Makes a file of a record on the device. Rejects with `QuotaExceededError` where there is no room, and otherwise where it is
 * stopped or the fonts of the papers do not come.
 */
export async function makeFile(order: Order, progress: (share: number) => void, signal: AbortSignal): Promise<Made> {
  const fonts = await pdfFonts();
  const { writable, finished } = await outFile(order.name, order.target);
  if (order.kind === 'pdf') {
    const writer = writable.getWriter();
    await writeRecordPdf(papersOf(order, progress, signal), fonts, createFallbackFont(), (piece) =>
      writer.write(piece),
    );
    await writer.close();
    return { file: await finished(), missing: [], damaged: [], asTheyCame: [] };
  }
  const given = await givenAway(order);
  const papers = papersOf({ ...order, record: given.record }, papersProgress(progress), signal);
  const packed = await packRecord(papers, writable, {
    ...given,
    pdf: () => pdfOf(papers, fonts),
    progress,
    signal,
  });
  return { ...packed, file: await finished(), asTheyCame: given.asTheyCame };
}

function givenAway({ record, isWithoutPlace }: Order): StrippedPhoto | Promise<StrippedPhoto> {
  const original = (photo: string) => originalOf(record.id, photo);
  return isWithoutPlace ? stripLocation(record, original) : locationRemains(record, original);
}

async function pdfOf(papers: Papers, fonts: TwoFaces): Promise<Blob> {
  const pieces: Blob[] = [];
  await writeRecordPdf(
    papers,
    fonts,
    createFallbackFont(),
    async (piece) => void pieces.push(new Blob([piece as BlobPart])),
  );
  return new Blob(pieces);
}

function papersOf(order: Order, progress: (share: number) => void, signal: AbortSignal): Papers {
  const { record, words, language, isWithoutPlace } = order;
  let pictures = 0;
  return {
    record,
    words,
    locale: localeOf(language),
    paths: photoPaths(record, words),
    dates: claimDatesOf(record),
    made: new Date(),
    isWithoutPlace,
    picture: async ({ id, type }) => {
      signal.throwIfAborted();
      progress(pictures / record.photos.length);
      pictures += 1;
      const pieces = type.startsWith('image/') ? await originalOf(record.id, id) : null;
      return pieces && thumbnailOf(await chunksToFile(pieces, '', type), forPaper);
    },
  };
}

/**
 * Writes the record as a PDF, piece by piece. Rejects where a write rejects.
 * @returns how many pages it has
 */
export function writeRecordPdf(
  papers: Papers,
  fonts: TwoFaces,
  pen: FallbackFont | null,
  write: (piece: Uint8Array) => Promise<void>,
): Promise<number> {
  const { record, words, locale, made } = papers;
  const title = [words.file.summary, record.title].filter(Boolean).join(': ');
  const document: Document = {
    title,
    subject: words.out.yours,
    author: '',
    language: locale.tag,
    footer: (page, pages) => ({ left: words.file.summary, right: t(words.file.page, { page, pages }, locale) }),
    dated: made.toISOString().slice(0, 10),
    blocks: recordBlocks(papers),
    fonts: twoFaceFonts(fonts),
    ...(pen ? { pen } : {}),
  };
  return writePdf(document, write);
}

/** Where the bytes of a photo come from, from the beginning each time it is asked. */
type Originals = (photo: string) => Promise<Chunks | null>;

/** A record as it is given away without the places of its photos. */
interface StrippedPhoto {
  /** Its photos have the sizes and hashes of what is given away, so that the copy can be read back. */
  readonly record: LossRecord;
  readonly original: Originals;
  /** The hashes that the photos had when they were added, by id; those that are given away as they came are not here. */
  readonly addedAs: ReadonlyMap<string, string>;
  /** Photos and films that are of no kind whose place can be left out. */
  readonly asTheyCame: readonly string[];
}

/** A record as it is, with everything that its photos say about their place. */
function locationRemains(record: LossRecord, original: Originals): StrippedPhoto {
  return { record, original, addedAs: new Map(), asTheyCame: [] };
}

/**
 * Leaves the place out of every photo of a kind that allows it. Papers are no photos. One photo at a time is in memory, and each
 * is read once more when the file is written.
 */
export async function stripLocation(record: LossRecord, original: Originals): Promise<StrippedPhoto> {
  const addedAs = new Map<string, string>();
  const asTheyCame: string[] = [];
  const photos: LossRecord['photos'][number][] = [];
  for (const photo of record.photos) {
    const cleaned = await cleanedOf(photo, original);
    if (cleaned) addedAs.set(photo.id, photo.sha256);
    else if (/^(image|video)\//.test(photo.type)) asTheyCame.push(photo.file);
    photos.push(cleaned ? { ...photo, bytes: cleaned.byteLength, sha256: await sha256(cleaned) } : photo);
  }
  const photoById = new Map(record.photos.map((photo) => [photo.id, photo]));
  return {
    record: { ...record, photos },
    addedAs,
    asTheyCame,
    original: async (id) => {
      const photo = photoById.get(id);
      const cleaned = photo && addedAs.has(id) ? await cleanedOf(photo, original) : null;
      return cleaned ? chunksOf(new Blob([cleaned])) : original(id);
    },
  };
}

/** Null where the photo must be given away as it came, or is not on the device as it was added. */
async function cleanedOf(photo: LossRecord['photos'][number], original: Originals): Promise<ArrayBuffer | null> {
  if (!canStripLocation(photo.type)) return null;
  const pieces = await original(photo.id);
  for await (const bytes of pieces ?? []) {
    return (await sha256(bytes)) === photo.sha256 ? stripJpegLocation(bytes, photo.type) : null;
  }
  return null;
}
