import { factors } from '#core/calculators/circuits/plan.ts';
import styles from '../../../components/chart/Picture.module.css';
import { Picture } from '../../../components/chart/Picture.tsx';
import { type CircuitShown, circuitText, leftText } from './circuits.ts';

const left = 8;
const scaleAmps = factors.largeBreaker.value;
const wide = 384;
const rowHeight = 56;

/** Each circuit as a bar as long as its breaker, with its machines on it and the line that they may not pass. */
export function PanelPicture(shown: CircuitShown) {
  const { words, t, result } = shown;
  const { circuits, left: without } = result.plan;
  const { picture } = words.own;
  const alt = [
    ...circuits.map((circuit, index) => circuitText(shown, circuit, index)),
    ...(without.length > 0 ? [t(picture.left, { left: leftText(shown) })] : []),
  ];
  return (
    <Picture
      shown={shown}
      height={Math.max(circuits.length, 1) * rowHeight + 4}
      alt={alt.join(' ')}
      caption={t(picture.caption, { percent: factors.continuousShare.value * 100 })}
    >
      {circuits.length === 0 && (
        <text className={styles.title} x={left} y="24">
          {picture.noCircuit}
        </text>
      )}
      {circuits.map((circuit, index) => (
        <Bar
          // biome-ignore lint/suspicious/noArrayIndexKey: a circuit is known by its number.
          key={index}
          shown={shown}
          circuit={circuit}
          number={index + 1}
          y={index * rowHeight}
        />
      ))}
    </Picture>
  );
}

function Bar({
  shown: { words, t, locale },
  circuit,
  number,
  y,
}: {
  readonly shown: CircuitShown;
  readonly circuit: CircuitShown['result']['plan']['circuits'][number];
  readonly number: number;
  readonly y: number;
}) {
  const { machines, picture } = words.own;
  const x = (amps: number) => left + (amps / scaleAmps) * wide;
  const starts = circuit.loads.map((_, index) =>
    circuit.loads.slice(0, index).reduce((sum, { amps }) => sum + amps, 0),
  );
  const used = locale.upTo(circuit.usedAmps, 1);
  const usable = locale.upTo(circuit.usableAmps, 1);
  return (
    <g transform={`translate(0 ${y})`}>
      <text className={styles.title} x={left} y="13">
        {t(picture.circuit, { number, breaker: circuit.breakerAmps })}
      </text>
      <text className={styles.end} x={left + wide} y="13">
        {t(picture.used, { used, usable })}
      </text>
      <rect className={styles.stop} x={left} y="20" width={x(circuit.breakerAmps) - left} height="26" />
      {circuit.loads.map((load, index) => {
        const start = x(starts[index] ?? 0);
        const width = x((starts[index] ?? 0) + load.amps) - start;
        return (
          <g key={load.id}>
            <rect className={styles.soft} x={start} y="20" width={width} height="26" />
            {width > 24 && (
              <text className={styles.middle} x={start + width / 2} y="37">
                {machines[load.kind].letter}
                {load.number}
              </text>
            )}
          </g>
        );
      })}
      <path className={styles.mark} d={`M${x(circuit.usableAmps)} 16v34`} />
    </g>
  );
}
