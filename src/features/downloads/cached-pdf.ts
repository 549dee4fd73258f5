import { HTMLElement } from 'node-html-parser';
import { cached, sourceHash } from '../../integrations/cache.ts';
import { wholeFonts } from '../../lib/fonts/whole-font.ts';
import { type Document, makePdf } from '../../lib/pdf/make-pdf.ts';
import type { Figure } from '../../lib/pdf/print-block.ts';
import { drawingOf } from './pdf/draw-picture.ts';
import type { printStyles } from './pdf/print-styles.ts';

type Plain = 'title' | 'subject' | 'author' | 'language' | 'dated' | 'blocks' | 'fonts';

/** Everything that a PDF of the site is made from, as plain data: it is also the cache key. */
export interface PdfContent extends Pick<Document, Plain> {
  readonly onePage: boolean;
  /** At the foot of each page. `right` has `{page}` and `{pages}` where the numbers go. */
  readonly foot: { readonly left: string; readonly right: string };
  /** The styles of its drawings. */
  readonly rules: typeof printStyles;
}

/** The code and fonts that turn content into a PDF. */
const printers = ['src/lib/pdf', 'src/features/downloads', wholeFonts, 'package-lock.json'];

/** The bytes of a PDF, cached between builds. Rejects when it cannot be printed. */
export function cachedPdf(content: PdfContent, folder?: string): Promise<Buffer> {
  return cached('pdf', [sourceHash(printers), serialize(content)], () => printPdf(content), folder);
}

function serialize(content: PdfContent): string {
  return JSON.stringify(content, (_key, value) => (value instanceof HTMLElement ? { svg: value.outerHTML } : value));
}

async function printPdf({ foot, rules, ...document }: PdfContent): Promise<Uint8Array> {
  const { bytes } = await makePdf({
    ...document,
    footer: (page, pages) => ({
      left: foot.left,
      right: foot.right.replace('{page}', String(page)).replace('{pages}', String(pages)),
    }),
    drawing: (picture: Exclude<Figure['picture'], { draw: unknown }>) => drawingOf(picture, rules),
  });
  return bytes;
}
