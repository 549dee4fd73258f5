/**
 * A `mailto:` link for a text that is one address, or null. The text may come from a file of someone else, and an address can hold `?`
 * and `&`, which would add recipients and text (RFC 6068).
 */
export function mailtoLink(text: string): string | null {
  const [, local, domain] = /^([^\s@,;:<>"]+)@([\w.-]+\.\w+)$/.exec(text.trim()) ?? [];
  return local && domain ? `mailto:${encodeURIComponent(local)}@${domain}` : null;
}

/**
 * Number for a `tel:` link: digits, with +1 before ten of them and a pause before an extension. Null if there are too
 * few digits.
 */
export function dialableNumber(text: string): string | null {
  const [before = '', extension = ''] = text.split(/\s*(?:ext\.?|x|#|option|opción)\s*(?=\d)/i);
  // "800-SF-CLAIM (800-732-5246)": prefer the digits in parentheses.
  const [, spelled] = /\((\d[\d\s-]{8,}\d)\)/.exec(before) ?? [];
  const main = spelled ?? before;
  const digits = main.replace(/\D/g, '');
  if (digits.length < 7) return null;
  const number =
    digits.length === 10 ? `+1${digits}` : main.trim().startsWith('+') || digits.length === 11 ? `+${digits}` : digits;
  const after = extension.replace(/\D/g, '');
  return after ? `${number},,${after}` : number;
}
