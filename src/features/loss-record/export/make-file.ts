import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import type { FallbackFont } from '../../../lib/pdf/fallback-fonts.ts';
import { createFallbackFont } from '../../../lib/pdf/fallback-pen.ts';
import { type Document, writePdf } from '../../../lib/pdf/make-pdf.ts';
import { type TwoFaces, twoFaceFonts } from '../../../lib/pdf/theme.ts';
import { copiesFolder } from '../../../lib/storage/browser-storage.ts';
import { chunksToFile, originalOf } from '../../../lib/storage/chunks.ts';
import { pdfFonts } from '../../records/pdf-fonts.ts';
import { claimDatesOf } from '../due-dates.ts';
import { type StrippedRecord, stripRecordLocations } from '../photos/strip-location.ts';
import { pdfSize, thumbnailOf } from '../photos/thumbnail.ts';
import { photoPaths } from './file-names.ts';
import { type Packed, packRecord, pdfProgress } from './pack.ts';
import type { RecordReport } from './photo-blocks.ts';
import { recordBlocks } from './record-blocks.ts';

/** Request for a file. Plain data, so that it can be sent to a worker. */
export interface FileRequest {
  /** `zip`: everything. `pdf`: the PDF alone. */
  readonly kind: 'zip' | 'pdf';
  readonly name: string;
  readonly record: LossRecord;
  readonly messages: LossRecordMessages;
  readonly language: LanguageTag;
  /** File that the visitor chose to write to; null for the browser's private file system. */
  readonly target: FileSystemFileHandle | null;
  /** Whether the location is removed from photos in the ZIP file. */
  readonly isWithoutLocation: boolean;
}

/** The created file, and which photos it lacks. */
export interface MadeFile extends Packed {
  readonly file: File;
  /** Photos and videos whose location could not be removed. */
  readonly asTheyCame: readonly string[];
}

/**
 * Creates a file of a record on the device. Rejects with `QuotaExceededError` if storage is full, and if it is stopped
 * or the PDF fonts cannot be loaded.
 */
export async function makeFile(
  request: FileRequest,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<MadeFile> {
  const fonts = await pdfFonts();
  const { writable, finished } = await outputFile(request.name, request.target);
  if (request.kind === 'pdf') {
    const writer = writable.getWriter();
    await writeRecordPdf(recordReportOf(request, progress, signal), fonts, createFallbackFont(), (piece) =>
      writer.write(piece),
    );
    await writer.close();
    return { file: await finished(), missing: [], damaged: [], asTheyCame: [] };
  }
  const given = await givenAway(request);
  const report = recordReportOf({ ...request, record: given.record }, pdfProgress(progress), signal);
  const packed = await packRecord(report, writable, {
    ...given,
    pdf: () => pdfOf(report, fonts),
    progress,
    signal,
  });
  return { ...packed, file: await finished(), asTheyCame: given.asTheyCame };
}

function givenAway({ record, isWithoutLocation }: FileRequest): StrippedRecord | Promise<StrippedRecord> {
  const original = (photo: string) => originalOf(record.id, photo);
  return isWithoutLocation
    ? stripRecordLocations(record, original)
    : { record, original, addedAs: new Map(), asTheyCame: [] };
}

async function pdfOf(report: RecordReport, fonts: TwoFaces): Promise<Blob> {
  const pieces: Blob[] = [];
  await writeRecordPdf(
    report,
    fonts,
    createFallbackFont(),
    async (piece) => void pieces.push(new Blob([piece as BlobPart])),
  );
  return new Blob(pieces);
}

function recordReportOf(request: FileRequest, progress: (share: number) => void, signal: AbortSignal): RecordReport {
  const { record, messages, language, isWithoutLocation } = request;
  let pictures = 0;
  return {
    record,
    messages,
    locale: localeOf(language),
    paths: photoPaths(record, messages),
    dates: claimDatesOf(record),
    made: new Date(),
    isWithoutLocation,
    picture: async ({ id, type }) => {
      signal.throwIfAborted();
      progress(pictures / record.photos.length);
      pictures += 1;
      const pieces = type.startsWith('image/') ? await originalOf(record.id, id) : null;
      return pieces && thumbnailOf(await chunksToFile(pieces, '', type), pdfSize);
    },
  };
}

/**
 * Writes the record as a PDF in chunks. Rejects if a write rejects.
 * @returns the number of pages
 */
export function writeRecordPdf(
  report: RecordReport,
  fonts: TwoFaces,
  pen: FallbackFont | null,
  write: (piece: Uint8Array) => Promise<void>,
): Promise<number> {
  const { record, messages, locale, made } = report;
  const title = [messages.file.summary, record.title].filter(Boolean).join(': ');
  const document: Document = {
    title,
    subject: messages.out.yours,
    author: '',
    language: locale.tag,
    footer: (page, pages) => ({ left: messages.file.summary, right: t(messages.file.page, { page, pages }, locale) }),
    dated: made.toISOString().slice(0, 10),
    blocks: recordBlocks(report),
    fonts: twoFaceFonts(fonts),
    ...(pen ? { pen } : {}),
  };
  return writePdf(document, write);
}

export interface OutputFile {
  readonly writable: WritableStream<Uint8Array>;
  /** Resolves to the file once the stream is closed. */
  readonly finished: () => Promise<File>;
}

/** Limit where files can only be kept in memory: phones end a page near a gigabyte. */
const mostInMemory = 200_000_000;

/**
 * Opens a file to write to without holding it in memory, where possible: the visitor's choice, or one in the origin
 * private file system. Writing rejects with `QuotaExceededError` if storage is full.
 * @param target the file that the visitor chose, if any
 */
export async function outputFile(name: string, target: FileSystemFileHandle | null): Promise<OutputFile> {
  if (target) return { writable: await target.createWritable(), finished: () => target.getFile() };
  const handle = await ownFile(name);
  if (!handle) return inMemory(name);
  const access = await accessTo(handle);
  const finished = async () => new File([await handle.getFile()], name, { type: typeOf(name) });
  return { writable: access ?? (await handle.createWritable()), finished };
}

async function ownFile(name: string): Promise<FileSystemFileHandle | null> {
  try {
    return await (await copiesFolder()).getFileHandle(`${crypto.randomUUID()}-${name}`, { create: true });
  } catch {
    // Some browsers have no private file system in private windows.
    return null;
  }
}

interface Access {
  readonly write: (bytes: Uint8Array, options: { readonly at: number }) => number;
  readonly close: () => void;
}

/** Sync access handles work in every browser, but in workers only. */
async function accessTo(handle: FileSystemFileHandle): Promise<WritableStream<Uint8Array> | null> {
  const { createSyncAccessHandle } = handle as { readonly createSyncAccessHandle?: () => Promise<Access> };
  if (!createSyncAccessHandle) return null;
  const access = await createSyncAccessHandle.call(handle);
  let at = 0;
  return new WritableStream({
    write: (bytes) => {
      const written = access.write(bytes, { at });
      // A full disk writes less without throwing.
      if (written < bytes.length) throw new DOMException('no-room', 'QuotaExceededError');
      at += written;
    },
    close: () => access.close(),
    abort: () => access.close(),
  });
}

function inMemory(name: string): OutputFile {
  const parts: Blob[] = [];
  let size = 0;
  const writable = new WritableStream<Uint8Array>({
    write: (bytes) => {
      size += bytes.length;
      if (size > mostInMemory) throw new DOMException('no-room', 'QuotaExceededError');
      parts.push(new Blob([bytes as BlobPart]));
    },
  });
  return { writable, finished: async () => new File(parts, name, { type: typeOf(name) }) };
}

function typeOf(name: string): string {
  return name.endsWith('.pdf') ? 'application/pdf' : 'application/zip';
}
