import type { Locale } from '#content/i18n/locale.ts';

/** How large a file is, to its kilobyte, and from a megabyte on to its tenth: "48 kB", "3.2 MB". */
export function fileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${locale.number(bytes / 1e6, 1)} MB`;
}

/** Whether a file begins as a ZIP file does, whatever it is called. */
export async function isZip(file: Blob): Promise<boolean> {
  const begins = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return begins[0] === 0x50 && begins[1] === 0x4b;
}

/** What a text says as JSON; null where it says nothing so. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
