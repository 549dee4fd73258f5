import { lineBreak, mayBreak, type Run } from './print-block.ts';

/** Draws what a person typed and the embedded fonts lack: names in other scripts, signs of a phone's keyboard. */
export interface FallbackFont {
  /** Width of a text in points. */
  readonly measure: (text: string, size: number) => number;
  /** Begins a picture of a text. */
  readonly want: (text: string) => void;
  /** Resolves when every picture that was wanted is there. */
  readonly ready: () => Promise<void>;
  /** The picture as PNG, and how high it reaches above and below the line, as parts of the type's size. */
  readonly pictureOf: (
    text: string,
  ) => { readonly png: ArrayBuffer; readonly up: number; readonly down: number } | null;
}

/** Signs that change their neighbor and show nothing themselves. */
const joiners = /\u200c|\u200d|\ufe0e|\ufe0f/u;
/** Scripts without spaces, and pictures: a line may end after each. */
const breaksAnywhere =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Extended_Pictographic}]/u;

/** A run in parts: those that the fonts can set, and those for the pen. */
export function splitByFont(run: Run, has: (codePoint: number) => boolean): readonly Run[] {
  const parts: Run[] = [];
  for (const sign of graphemes(run.text)) {
    const foreign = !isSettable(sign, has);
    const last = parts.at(-1);
    if (last && (last.foreign ?? false) === foreign && last.text !== mayBreak)
      parts[parts.length - 1] = { ...last, text: last.text + sign };
    else parts.push(foreign ? { ...run, text: sign, foreign } : { ...run, text: sign });
    if (foreign && breaksAnywhere.test(sign)) parts.push({ ...run, text: mayBreak });
  }
  return parts;
}

/** What a reader sees as one sign each: a letter with its accents, a flag, a family. */
export function graphemes(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

function isSettable(sign: string, has: (codePoint: number) => boolean): boolean {
  if (sign === lineBreak || sign === mayBreak) return true;
  return !joiners.test(sign) && Array.from(sign).every((part) => has(part.codePointAt(0) ?? 0));
}
