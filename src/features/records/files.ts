import type { Locale } from '#content/i18n/locale.ts';

/** Formats a file size to the kilobyte, from a megabyte on to a tenth: "48 kB", "3.2 MB". */
export function fileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${locale.number(bytes / 1e6, 1)} MB`;
}

/** Whether a file starts with the ZIP signature, whatever its name. */
export async function isZip(file: Blob): Promise<boolean> {
  const begins = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return begins[0] === 0x50 && begins[1] === 0x4b;
}

/** Parses JSON; null if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
