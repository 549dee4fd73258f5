/** Whether a field holds a telephone number. */
export function isPhone(name: string): boolean {
  return /phone$/i.test(name);
}

/** Whether a field holds an address of electronic mail. */
export function isMail(name: string): boolean {
  return /mail$/i.test(name);
}

/**
 * What a phone dials for a number as people write it: digits, with +1 before ten of them; an extension follows after a
 * pause. Null where there are too few digits to dial.
 */
export function dialOf(text: string): string | null {
  const [before = '', extension = ''] = text.split(/\s*(?:ext\.?|x|option|opción)\s*(?=\d)/i);
  // "800-SF-CLAIM (800-732-5246)": the letters say the same as the digits behind them.
  const [, spelled] = /\((\d[\d\s-]{8,}\d)\)/.exec(before) ?? [];
  const main = spelled ?? before;
  const digits = main.replace(/\D/g, '');
  if (digits.length < 7) return null;
  const number =
    digits.length === 10 ? `+1${digits}` : main.trim().startsWith('+') || digits.length === 11 ? `+${digits}` : digits;
  const after = extension.replace(/\D/g, '');
  return after ? `${number},,${after}` : number;
}
