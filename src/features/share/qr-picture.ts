import { encode } from 'uqr';

/** The white edge that a camera needs around a code, in modules (ISO/IEC 18004). */
const edge = 4;

/**
 * A text as a QR code: black on white in every color scheme, because a camera looks for that.
 * @param label what somebody hears who cannot see it
 */
export function qrPicture(text: string, label: string): SVGSVGElement {
  const { data, size } = encode(text, { ecc: 'M', border: edge });
  const picture = element('svg', { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': label }) as SVGSVGElement;
  picture.append(
    element('rect', { width: String(size), height: String(size), fill: '#fff' }),
    element('path', { d: pathOf(data), fill: '#000', 'shape-rendering': 'crispEdges' }),
  );
  return picture;
}

/** The dark modules of each row, those side by side as one bar. */
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
