import { t } from '#content/i18n/t.ts';
import type { ForeignPen } from '../../../lib/pdf/fallback-fonts.ts';
import { facesOf, type TwoFaces } from '../../../lib/pdf/font-faces.ts';
import { type Document, writePdf } from '../../../lib/pdf/make-pdf.ts';
import type { Papers } from './photo-blocks.ts';
import { recordBlocks } from './record-blocks.ts';

/**
 * Writes the record as a PDF, piece by piece. Rejects where a write rejects.
 * @returns how many pages it has
 */
export function writeRecordPdf(
  papers: Papers,
  fonts: TwoFaces,
  pen: ForeignPen | null,
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
    fonts: facesOf(fonts),
    ...(pen ? { pen } : {}),
  };
  return writePdf(document, write);
}
