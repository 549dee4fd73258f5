import { type Site, textOf } from './load-site.ts';

/** The origin that the pages of a built site call their own, as the front page tells search engines; undefined when it tells none. */
export function builtFor({ files }: Site): string | undefined {
  const html = textOf(files.get('/')) ?? '';
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return address && URL.parse(address)?.origin;
}
