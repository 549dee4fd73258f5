import { t } from '#content/i18n/t.ts';
import { shape } from '#core/drying-job/record/shape.ts';
import { paragraph, runsOf } from '../../../lib/pdf/block-builders.ts';
import type { FallbackFont } from '../../../lib/pdf/fallback-fonts.ts';
import { type Document, writePdf } from '../../../lib/pdf/make-pdf.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { type TwoFaces, twoFaceFonts } from '../../../lib/pdf/theme.ts';
import type { Report } from './report.ts';

/** A paper of a job: what it is called, what it is, and what it says below its head. */
export interface JobPdf {
  readonly title: string;
  readonly subject: string;
  readonly blocks: readonly PrintBlock[];
}

/** How a paper is written: with which letters, with what for signs that they lack, and where the pieces go. */
export interface Writing {
  readonly fonts: TwoFaces;
  readonly pen: FallbackFont | null;
  readonly write: (piece: Uint8Array) => Promise<void>;
}

/**
 * Writes a paper of a job as a PDF under the letterhead, piece by piece. Rejects where a write rejects.
 * @returns how many pages it has
 */
export function writeReportPdf(
  { words, locale, made, record }: Report,
  paper: JobPdf,
  { fonts, pen, write }: Writing,
): Promise<number> {
  const title = [paper.title, record.title].filter(Boolean).join(': ');
  const moment = { moment: locale.moment(made), version: shape.version };
  const document: Document = {
    title,
    subject: paper.subject,
    author: '',
    language: locale.tag,
    footer: (page, pages) => ({ left: title, right: t(words.report.page, { page, pages }, locale) }),
    dated: made.toISOString().slice(0, 10),
    blocks: [
      paragraph(words.letterhead, 'quiet'),
      { kind: 'heading', level: 1, runs: runsOf(title) },
      paragraph(t(words.report.made, moment, locale), 'quiet'),
      ...paper.blocks,
    ],
    fonts: twoFaceFonts(fonts),
    ...(pen ? { pen } : {}),
  };
  return writePdf(document, write);
}
