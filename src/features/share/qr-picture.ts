import { encode } from 'uqr';

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const quietZone = 4;

/**
 * A text as a QR code: black on white in every color scheme, for scanners.
 * @param label its accessible name
 */
export function qrPicture(text: string, label: string): SVGSVGElement {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const picture = element('svg', { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': label }) as SVGSVGElement;
  picture.append(
    element('rect', { width: String(size), height: String(size), fill: '#fff' }),
    element('path', { d: pathOf(data), fill: '#000', 'shape-rendering': 'crispEdges' }),
  );
  return picture;
}

/** The dark modules as an SVG path, adjacent ones of a row as one bar. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      bars(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
}

function bars(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  return row.flatMap((isDark, at) => {
    if (!isDark || row[at - 1]) return [];
    const end = row.indexOf(false, at);
    return [[at, (end < 0 ? row.length : end) - at] as const];
  });
}

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
