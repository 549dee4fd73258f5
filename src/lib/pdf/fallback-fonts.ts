import { lineBreak, mayBreak, type Run } from './print-block.ts';

/** Draws typed characters that the embedded fonts lack, such as other scripts and emoji, as images. */
export interface FallbackFont {
  /** Width of a text in points. */
  readonly measure: (text: string, size: number) => number;
  readonly want: (text: string) => void;
  /** Resolves when all requested images are ready. */
  readonly ready: () => Promise<void>;
  /** The PNG, and its extent above and below the baseline in em. */
  readonly pictureOf: (
    text: string,
  ) => { readonly png: ArrayBuffer; readonly up: number; readonly down: number } | null;
}

/** Joiners and variation selectors. */
const joiners = /\u200c|\u200d|\ufe0e|\ufe0f/u;
/** Scripts without spaces, and emoji: a line may break after each. */
const breaksAnywhere =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Extended_Pictographic}]/u;

/** Splits a run into parts for the embedded fonts and parts for the fallback. */
export function splitByFont(run: Run, has: (codePoint: number) => boolean): readonly Run[] {
  const parts: Run[] = [];
  const signs = graphemes(run.text);
  const foreigns = joinRightToLeft(
    signs,
    signs.map((sign) => !isSettable(sign, has)),
  );
  for (const [at, sign] of signs.entries()) {
    const foreign = foreigns[at] ?? false;
    const last = parts.at(-1);
    if (last && (last.foreign ?? false) === foreign && last.text !== mayBreak)
      parts[parts.length - 1] = { ...last, text: last.text + sign };
    else parts.push(foreign ? { ...run, text: sign, foreign } : { ...run, text: sign });
    if (foreign && breaksAnywhere.test(sign)) parts.push({ ...run, text: mayBreak });
  }
  return parts;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const neutral = /^[^\p{L}\u2028\u200b]$/u;

/** Spaces and signs between right-to-left words belong to them: a run of such words is set as one, from right to left. */
function joinRightToLeft(signs: readonly string[], foreign: readonly boolean[]): readonly boolean[] {
  const joined = [...foreign];
  let last = -1;
  for (const [at, sign] of signs.entries()) {
    if (foreign[at] && rightToLeft.test(sign)) {
      if (last >= 0) joined.fill(true, last, at);
      last = at;
    } else if (!neutral.test(sign)) last = -1;
  }
  return joined;
}

/** Grapheme clusters of a text. */
export function graphemes(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

function isSettable(sign: string, has: (codePoint: number) => boolean): boolean {
  if (sign === lineBreak || sign === mayBreak) return true;
  return !joiners.test(sign) && Array.from(sign).every((part) => has(part.codePointAt(0) ?? 0));
}
