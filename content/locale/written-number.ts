/** Tags whose numbers are written 1,234.5, as `Intl` writes them too. Any other is left to `Intl`. */
const byHand: ReadonlySet<string> = new Set(['en-US', 'es-US']);

/**
 * A number in the digits of a language, thousands separated, ties rounded away from zero. Where we know the marks of the
 * language we write them: to make the first `Intl.NumberFormat` takes an old phone a tenth of a second, before a tool answers.
 * @param least decimals at least, 0 to 20
 * @param most decimals at most, 0 to 20
 */
export function writtenNumber(tag: string, value: number, least: number, most: number): string {
  return (byHand.has(tag) && writtenByHand(value, least, most)) || numberFormat(tag, least, most).format(value);
}

function writtenByHand(value: number, least: number, most: number): string | null {
  const digits = digitsOf(Math.abs(value), most);
  if (!digits) return null;
  const point = digits.length - most;
  const whole = digits.slice(0, point).replace(/\B(?=(\d{3})+$)/g, ',');
  const decimals = digits.slice(point, point + least) + digits.slice(point + least).replace(/0+$/, '');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return `${sign}${whole}${decimals && '.'}${decimals}`;
}

/** JavaScript writes a power of ten below and from these. */
const [smallest, tooLarge] = [1e-6, 1e21];
/** From here on a number that is shifted by its decimals may become another. */
const inexact = 1e9;

/** All digits of a number, the last `most` of them its decimals; null where they are not ours to write. */
function digitsOf(size: number, most: number): string | null {
  if (!(size === 0 || (size >= smallest && size < tooLarge))) return null;
  const [whole = '', decimals = ''] = String(size).split('.');
  if (decimals.length <= most) return whole + decimals.padEnd(most, '0');
  // The shortest decimal of the number is what is rounded, as Intl does: 1.005 reads 1.01, though it is a little less.
  return size * 10 ** most < inexact ? String(Math.round(Number(`${size}e${most}`))).padStart(most + 1, '0') : null;
}

const made = new Map<string, Intl.NumberFormat>();

/** Made once: making one takes a hundred times what using it takes, and a form writes its limits anew at every key. */
function numberFormat(tag: string, least: number, most: number): Intl.NumberFormat {
  const key = `${tag} ${least} ${most}`;
  const format =
    made.get(key) ?? new Intl.NumberFormat(tag, { minimumFractionDigits: least, maximumFractionDigits: most });
  made.set(key, format);
  return format;
}
