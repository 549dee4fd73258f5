/** The initial height of the frame in CSS pixels, until it reports its own. */
export const firstHeight = 900;

/**
 * The HTML that embeds a tool in a page.
 * @param path of the frame, with the query of its colors
 * @param title accessible name of the frame
 * @param origin of the site
 */
export function embedCode(path: string, title: string, origin: string): string {
  const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const address = (origin + path).replaceAll('&', '&amp;');
  return [
    `<iframe src="${address}" title="${name}" width="100%" height="${firstHeight}" frameborder="0" loading="lazy" allow="clipboard-write"></iframe>`,
    `<script async src="${origin}/embed.js"></script>`,
  ].join('\n');
}
