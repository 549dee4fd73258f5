import style from '../../lib/figures/shared/drawing.module.css';
import { Drawing } from '../../lib/figures/shared/drawing.tsx';
import styles from './mold-rules.module.css';

/** Units of the drawing per foot. The wall is 8 feet high. */
const foot = 24;
const floor = 8 * foot + 4;
/** Height of the patches' middle. */
const middle = 100;
const patches = [
  { area: '10', left: 196, wide: 5, high: 2 },
  { area: '25', left: 384, wide: 5, high: 5 },
];

/** Ten and 25 square feet on a wall, to scale, beside a person of 5 feet 8 inches. Decoration: the rules have the numbers. */
export function MoldArea({ label }: { readonly label: string }) {
  return (
    <div className={styles.picture} aria-hidden="true">
      <Drawing height={floor + 22}>
        <path className={style.line} d={`M0 4H640`} />
        <path className={style.body} d={`M70 ${floor}V${floor - 6.67 * foot}H${70 + 2.67 * foot}V${floor}Z`} />
        <circle className={style.line} cx="122" cy={floor - 3 * foot} r="3" />
        <path className={style.body} d={`M-4 ${floor - 8}H70V${floor}H-4ZM134 ${floor - 8}H644V${floor}H134Z`} />
        <g transform={`translate(164 ${floor})`}>
          <circle className={style.body} cx="0" cy="-126" r="10" />
          <path className={style.line} d="M0 -116V-58M0 -58l-11 58M0 -58l11 58M0 -104l-16 34M0 -104l16 34" />
        </g>
        {patches.map(({ area, left, wide, high }) => (
          <Patch key={area} label={label.replace('{area}', () => area)} left={left} wide={wide} high={high} />
        ))}
        <path className={style.ground} d={`M0 ${floor}H640V${floor + 18}H0Z`} />
        <path className={style.line} d={`M0 ${floor}H640`} />
      </Drawing>
    </div>
  );
}

function Patch({ label, left, wide, high }: Omit<(typeof patches)[number], 'area'> & { readonly label: string }) {
  const top = middle - (high * foot) / 2;
  const lines = [
    ...Array.from({ length: wide - 1 }, (_, index) => `M${left + (index + 1) * foot} ${top}v${high * foot}`),
    ...Array.from({ length: high - 1 }, (_, index) => `M${left} ${top + (index + 1) * foot}h${wide * foot}`),
  ];
  const specks = Array.from(
    { length: wide * high },
    (_, index) =>
      `M${left + (index % wide) * foot + 7 + ((index * 5) % 11)} ${top + Math.floor(index / wide) * foot + 8 + ((index * 7) % 9)}h0`,
  );
  return (
    <>
      <path className={style.warm} d={`M${left} ${top}h${wide * foot}v${high * foot}h${-wide * foot}z`} />
      <path className={style.fine} d={lines.join('')} />
      <path className={style.specks} d={specks.join('')} />
      <text className={style.strong} x={left} y={top - 10}>
        {label}
      </text>
    </>
  );
}
