import { colors } from '#content/colors.ts';
import type { FallbackFont } from './fallback-fonts.ts';

/** Font size in pixels, sharp enough for print. */
const pixels = 64;
/** Extent of any script above and below the baseline, in em. */
const [up, down] = [1, 0.4];
const font = `${pixels}px sans-serif`;

type Picture = ReturnType<FallbackFont['pictureOf']>;

/** Fallback that renders with the fonts of the device; null without OffscreenCanvas. */
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
  context.fillStyle = colors.print.ink;
  context.fillText(text, 0, up * pixels);
  const png = await (await context.canvas.convertToBlob({ type: 'image/png' })).arrayBuffer();
  return { png, up, down };
}

function contextOf(width: number): OffscreenCanvasRenderingContext2D | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  return new OffscreenCanvas(width, Math.ceil((up + down) * pixels)).getContext('2d');
}
