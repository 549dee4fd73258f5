/** How long a piece of a line is before its name, and how far from it the name stands, in drawing units. */
const [sample, gap] = [18, 6];

/** The name of a line behind a piece of it: so its dashes and its color say which it is. */
export function Named({
  name,
  x,
  y,
  dash,
  look,
}: {
  readonly name: string;
  readonly x: number;
  /** Where the letters stand. */
  readonly y: number;
  readonly dash?: string | undefined;
  readonly look?: string | undefined;
}) {
  return (
    <>
      <path className={look} d={`M${x} ${y - 4}h${sample}`} strokeDasharray={dash} />
      <text x={x + sample + gap} y={y}>
        {name}
      </text>
    </>
  );
}
