const keypad = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** A printed North American number, taken apart. `after` holds the extension or menu digits to press, in their order. */
interface Dialled {
  readonly number: string;
  readonly after: readonly string[];
}

/**
 * What a phone dials for a number as printed: `+1` and ten digits, letters turned into the digits of their keys; each
 * extension or menu option follows after a pause (`,,` waits about four seconds on most phones).
 * Throws on text that is not one North American number, or whose letters disagree with the digits printed beside them.
 */
export function dialString(phone: string): string {
  const { number, after } = takeApart(phone);
  return [`+1${number}`, ...after].join(',,');
}

function takeApart(phone: string): Dialled {
  const [, main = '', digits = '', rest = ''] = /^([\dA-Z-]+)(?: \(([\d-]+)\))?(.*)$/.exec(phone) ?? [];
  const number = tenDigits(main, phone);
  if (digits && tenDigits(digits, phone) !== number) {
    throw new Error(`${phone}: the letters dial ${number}, the digits beside them do not`);
  }
  return { number, after: keysAfter(rest, phone) };
}

function tenDigits(part: string, phone: string): string {
  const digits = [...part.toLowerCase().replaceAll('-', '')].map(toDigit).join('');
  const number = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (!/^[2-9]\d\d[2-9]\d{6}$/.test(number)) throw new Error(`${phone}: not a North American number of ten digits`);
  return number;
}

function toDigit(character: string): string {
  const key = keypad.findIndex((letters) => letters.includes(character) && letters !== '');
  return key === -1 ? character : String(key);
}

function keysAfter(rest: string, phone: string): readonly string[] {
  if (rest === '') return [];
  const keys = /^ (?:ext\.|option) (\d+)(?:, then (\d+))?$/.exec(rest);
  if (!keys) throw new Error(`${phone}: "${rest.trim()}" is no extension or menu option`);
  return keys.slice(1).filter((key) => key !== undefined);
}
