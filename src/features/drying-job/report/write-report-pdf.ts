import { t } from '#content/i18n/t.ts';
import { shape } from '#core/drying-job/record/shape.ts';
import { paragraph, runsOf } from '../../../lib/pdf/block-builders.ts';
import type { FallbackFont } from '../../../lib/pdf/fallback-fonts.ts';
import { type Document, writePdf } from '../../../lib/pdf/make-pdf.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { type TwoFaces, twoFaceFonts } from '../../../lib/pdf/theme.ts';
import type { Report } from './report.ts';

export interface JobPdf {
  readonly title: string;
  readonly subject: string;
  readonly blocks: readonly PrintBlock[];
}

/** Fonts, fallback for missing characters, and destination of a PDF. */
export interface Writing {
  readonly fonts: TwoFaces;
  readonly pen: FallbackFont | null;
  readonly write: (piece: Uint8Array) => Promise<void>;
}

/**
 * Writes a PDF of a job under the letterhead in chunks. Rejects if a write rejects.
 * @returns the number of pages
 */
export function writeReportPdf(
  { messages, locale, made, record }: Report,
  pdf: JobPdf,
  { fonts, pen, write }: Writing,
): Promise<number> {
  const title = [pdf.title, record.title].filter(Boolean).join(': ');
  const moment = { moment: locale.moment(made), version: shape.version };
  const document: Document = {
    title,
    subject: pdf.subject,
    author: '',
    language: locale.tag,
    footer: (page, pages) => ({ left: title, right: t(messages.report.page, { page, pages }, locale) }),
    dated: made.toISOString().slice(0, 10),
    blocks: [
      paragraph(messages.letterhead, 'quiet'),
      { kind: 'heading', level: 1, runs: runsOf(title) },
      paragraph(t(messages.report.made, moment, locale), 'quiet'),
      ...pdf.blocks,
    ],
    fonts: twoFaceFonts(fonts),
    ...(pen ? { pen } : {}),
  };
  return writePdf(document, write);
}
