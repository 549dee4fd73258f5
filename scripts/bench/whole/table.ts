/** One figure of ours beside that of Node, the disk or the database alone. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  /** Absent for what has no counterpart, such as memory. */
  readonly alone?: number;
}

/** A share by which a figure has to differ before it is told: two runs on a busy machine differ by less. */
const noise = 0.15;

const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
const ratioOf = ({ ours, alone }: Figure) => (alone === undefined ? undefined : ours / alone);

/** The rows of the table, one line each. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const ratio = ratioOf(figure)?.toFixed(2) ?? '';
    const alone = figure.alone === undefined ? '' : rounded(figure.alone);
    return `| ${figure.what} | ${figure.unit} | ${rounded(figure.ours)} | ${alone} | ${ratio} |`;
  });
  return ['| what | unit | ours | alone | ratio |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

/** What a table says of each thing: the ratio, or the figure itself where there is none. */
function figuresIn(page: string): ReadonlyMap<string, number> {
  const rows = page.matchAll(/^\| ([^|]+) \| [^|]* \| ([\d.]+) \| [\d.]* ?\| ([\d.]*) ?\|$/gm);
  return new Map(Array.from(rows, ([, what = '', ours = '', ratio = '']) => [what, Number(ratio || ours)]));
}

/** One line for each thing that stands otherwise in another table. A ratio says the same on a slower machine; a figure does not. */
export function movedSince(before: string, figures: readonly Figure[]): readonly string[] {
  const then = figuresIn(before);
  return figures.flatMap((figure) => {
    const was = then.get(figure.what);
    const is = ratioOf(figure) ?? figure.ours;
    if (was === undefined) return [`${figure.what}: new`];
    return Math.abs(is / was - 1) > noise ? [`${figure.what}: ${was} -> ${is.toFixed(2)}`] : [];
  });
}
