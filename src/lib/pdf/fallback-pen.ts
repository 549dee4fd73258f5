import type { FallbackFont } from './fallback-fonts.ts';

/** Pixels of the type that is drawn: sharp on paper at the sizes of ours. */
const pixels = 64;
/** How far signs of any script reach above and below the line, as parts of the type's size. */
const [up, down] = [1, 0.4];
const font = `${pixels}px sans-serif`;

type Picture = ReturnType<FallbackFont['pictureOf']>;

/** Draws with the fonts of the device, which has them for what its owner can type; null where it cannot draw. */
export function createFallbackFont(): FallbackFont | null {
  const measuring = contextOf(1);
  if (!measuring) return null;
  measuring.font = font;
  const pictures = new Map<string, Picture>();
  const waiting = new Map<string, Promise<void>>();
  const widthOf = (text: string) => Math.max(1, measuring.measureText(text).width);
  return {
    measure: (text, size) => (widthOf(text) / pixels) * size,
    want: (text) => {
      if (!waiting.has(text))
        waiting.set(
          text,
          drawn(text, widthOf(text)).then((made) => void pictures.set(text, made)),
        );
    },
    ready: async () => void (await Promise.all(waiting.values())),
    pictureOf: (text) => pictures.get(text) ?? null,
  };
}

async function drawn(text: string, width: number): Promise<Picture> {
  const context = contextOf(Math.ceil(width));
  if (!context) return null;
  context.font = font;
  context.fillStyle = '#14222b';
  context.fillText(text, 0, up * pixels);
  const png = await (await context.canvas.convertToBlob({ type: 'image/png' })).arrayBuffer();
  return { png, up, down };
}

function contextOf(width: number): OffscreenCanvasRenderingContext2D | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  return new OffscreenCanvas(width, Math.ceil((up + down) * pixels)).getContext('2d');
}
