// Numbers that a text writes with marks in them: "2.5 feet", "1,5 pies", ".5 in", "2 1/2 days", "2½ inches", `3" of water`.

/** Units of length and time. A comma or a slash belongs to a number only before one of them: "rooms 1,2" are two, "11/2" is a day. */
const units =
  'in|inch|inches|ft|foot|feet|cm|centimeters?|cent[ií]metros?|met(?:er|ro)s?|pulgadas?|pies?|' +
  'mins?|minut[eo]s?|h|hrs?|hours?|horas?|days?|d[ií]as?|weeks?|semanas?|months?|mes(?:es)?';
/** Words after which "in" is a place and no inch: "9 in the tub". */
export const placeAfterIn = 'the|an?|my|our|his|her|their|this|that|here|bed';
/** Marks of feet and inches are units only before what says how deep: `3' of water`, `2" deep`; elsewhere they quote. */
const mark = String.raw`(?:["″”]|['’′])(?= ?(?:of|de|deep|high|standing|water|agua)\b)`;

const unit = `(?:an? |of an? |de (?:una? )?)?(?:${units})(?!\\p{L})(?!(?<=\\bin) +(?:${placeAfterIn})\\b)`;
const beforeUnit = `(?=[ -]?${unit}|${mark})`;

const whole = String.raw`\d{1,3}`;
const decimal = String.raw`${whole}\.\d{1,2}(?!\d|\.\d)`;
const comma = String.raw`${whole},\d{1,2}(?!\d)${beforeUnit}`;
const bare = String.raw`\.\d{1,2}(?!\d)${beforeUnit}`;
const fraction = String.raw`(?:1\/(?:[2348]|16)|2\/3|3\/(?:[48]|16)|[57]\/(?:8|16))(?![\d/])${beforeUnit}`;
const oneSign = '[¼½¾⅓⅔⅛⅜⅝⅞]';

/** What of a text is a number with a mark in it, a whole number before such a one, or a mark for a unit. */
export const writtenNumber = [
  String.raw`(?<![\p{L}\p{N}/]|\d[.,])(?:${decimal}|${comma}|${bare}|${fraction}|${whole}(?=${oneSign}|${mark}))`,
  oneSign,
  String.raw`(?<=\d|${oneSign})${mark}`,
].join('|');

/** The word of a number or mark that `writtenNumber` found: "2.5", "0.5", "1/2", "inches", "feet"; undefined for any other word. */
export function foldNumber(written: string): string | undefined {
  if (/^["″”]$/.test(written)) return 'inches';
  if (/^['’′]$/.test(written)) return 'feet';
  if (!/^(?:\d{0,3}[.,]\d{1,2}|\d\/\d{1,2}|[¼-¾⅐-⅞])$/.test(written)) return undefined;
  return written.normalize('NFKD').replace('\u2044', '/').replace(',', '.').replace(/^\./, '0.');
}
