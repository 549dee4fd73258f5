import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { foreignPen } from '../../../lib/pdf/fallback-pen.ts';
import type { TwoFaces } from '../../../lib/pdf/font-faces.ts';
import { fileOf, originalOf } from '../../../lib/storage/chunks.ts';
import { pdfFonts } from '../../records/paper-fonts.ts';
import { forPaper, thumbnailOf } from '../photos/thumbnail.ts';
import { claimDatesOf } from './claim-dates.ts';
import { photoPaths } from './file-names.ts';
import { type Packed, packRecord, papersProgress } from './pack.ts';
import type { Papers } from './photo-blocks.ts';
import { writeRecordPdf } from './record-pdf.ts';
import { locationRemains, type StrippedPhoto, stripLocation } from './strip-location.ts';
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
    await writeRecordPdf(papersOf(order, progress, signal), fonts, foreignPen(), (piece) => writer.write(piece));
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
  await writeRecordPdf(papers, fonts, foreignPen(), async (piece) => void pieces.push(new Blob([piece as BlobPart])));
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
      return pieces && thumbnailOf(await fileOf(pieces, '', type), forPaper);
    },
  };
}
