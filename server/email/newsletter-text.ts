/** The first line that is not plain Markdown: JSX and HTML, MDX's expressions and imports, pictures. Nothing of it is ever run. */
export function refusedLine(markdown: string): string | undefined {
  const refused = /<[/!]?[A-Za-z-]|[{}]|!\[|^(?:import|export)\b.*['"*=]/;
  return markdown
    .split('\n')
    .find((line) => refused.test(line))
    ?.trim();
}

/** Markdown as plain text: headings and emphasis lose their marks, links show their address. */
export function plainText(markdown: string): string {
  return markdown
    .trim()
    .replace(/^#+ /gm, '')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_all, label, address) => `${label} (${address})`)
    .replace(/(\*\*|__)(.+?)\1/g, (_all, _mark, text) => text)
    .replace(/^[*-] /gm, '• ');
}
