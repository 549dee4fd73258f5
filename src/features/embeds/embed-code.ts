/** Before the frame has told its own: about what most tools take. CSS pixels. */
export const firstHeight = 900;

/**
 * What somebody pastes into a page to have a tool there.
 * @param path the address of the frame, with the colors that it asks for
 * @param title what the frame is called for who cannot see it
 * @param origin where the site stands
 */
export function codeOf(path: string, title: string, origin: string): string {
  const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const address = (origin + path).replaceAll('&', '&amp;');
  return [
    `<iframe src="${address}" title="${name}" width="100%" height="${firstHeight}" frameborder="0" loading="lazy" allow="clipboard-write"></iframe>`,
    `<script async src="${origin}/embed.js"></script>`,
  ].join('\n');
}
