import type { Locale } from '#content/i18n/locale.ts';

/** How large a file is, to its kilobyte, and from a megabyte on to its tenth: "48 kB", "3.2 MB". */
export function fileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${locale.number(bytes / 1e6, 1)} MB`;
}
