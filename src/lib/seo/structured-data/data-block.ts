/** Data as an element of a page that nothing runs: no `<` in a text can end it. Nothing where there are no data. */
export function dataBlock(data: object | undefined): string {
  if (!data) return '';
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
