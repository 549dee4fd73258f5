import type { Drawing, PrintBlock } from '../../../lib/pdf/print-block.ts';
import { ink } from '../../../lib/pdf/theme.ts';

const [width, height, gap, type] = [504, 62, 24, 9];

/** Lines to sign on, one beside the other, each under who signs. */
export function signatureFigure(signers: readonly string[], below: string): PrintBlock {
  const wide = (width - gap * (signers.length - 1)) / signers.length;
  const picture: Drawing = {
    width,
    height,
    draw: (doc, place) => {
      doc
        .save()
        .translate(place.x, place.y)
        .scale(place.width / width);
      for (const [at, signer] of signers.entries()) {
        const left = at * (wide + gap);
        const write = (text: string, y: number) => doc.text(text, left, y, { lineBreak: false });
        doc.font('bold').fontSize(type).fillColor(ink.text);
        write(signer, 0);
        doc
          .moveTo(left, 44)
          .lineTo(left + wide, 44)
          .lineWidth(0.8)
          .stroke(ink.text);
        doc.font('text').fillColor(ink.quiet);
        write(below, 48);
      }
      doc.restore();
    },
  };
  return { kind: 'figure', picture, alt: `${signers.join(', ')}: ${below}`, caption: [] };
}
