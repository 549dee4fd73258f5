import type { CircuitResult } from '#core/calculators/circuits/circuits.ts';
import type { FilledCircuit, Load } from '#core/calculators/circuits/packing.ts';
import { formatUpTo } from '#site/format.ts';
import styles from '../picture/Picture.module.css';
import { Picture } from '../picture/Picture.tsx';
import { circuitWords, leftWords } from './words.ts';

const left = 8;
const scaleAmps = 20;
const wide = 384;
const rowHeight = 56;

/** Each circuit as a bar as long as its breaker, with its machines on it and the line that they may not pass. */
export function PanelPicture({ result, example }: { readonly result: CircuitResult; readonly example: boolean }) {
  const { circuits } = result;
  const rows = Math.max(circuits.length, 1);
  const alt = [
    ...circuits.map(circuitWords),
    ...(result.left.length > 0 ? [`Left over: ${leftWords(result.left)}`] : []),
  ];
  return (
    <Picture
      number={1}
      height={rows * rowHeight + 4}
      example={example}
      alt={alt.join(' ')}
      caption="Each bar is a breaker. The red line is 80 % of it: what may run for hours. D is a dehumidifier, M an air mover, S a scrubber."
    >
      {circuits.length === 0 && (
        <text className={styles.title} x={left} y="24">
          No circuit is free
        </text>
      )}
      {circuits.map((circuit, index) => (
        <Bar
          // biome-ignore lint/suspicious/noArrayIndexKey: a circuit is known by its number.
          key={index}
          circuit={circuit}
          number={index + 1}
          y={index * rowHeight}
        />
      ))}
    </Picture>
  );
}

function Bar({ circuit, number, y }: { readonly circuit: FilledCircuit; readonly number: number; readonly y: number }) {
  const x = (amps: number) => left + (amps / scaleAmps) * wide;
  const starts = circuit.loads.map((_, index) =>
    circuit.loads.slice(0, index).reduce((sum, { amps }) => sum + amps, 0),
  );
  return (
    <g transform={`translate(0 ${y})`}>
      <text className={styles.title} x={left} y="13">
        Circuit {number}, {circuit.breakerAmps} A
      </text>
      <text className={styles.end} x={left + wide} y="13">
        {formatUpTo(circuit.usedAmps, 1)} of {formatUpTo(circuit.usableAmps, 1)} A
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
                {code(load)}
              </text>
            )}
          </g>
        );
      })}
      <path className={styles.mark} d={`M${x(circuit.usableAmps)} 16v34`} />
    </g>
  );
}

const letters: Readonly<Record<string, string>> = { dehumidifier: 'D', 'air mover': 'M', scrubber: 'S' };

/** "M3" for "air mover 3" */
function code({ id }: Load): string {
  const [kind = '', number = ''] = id.split(/ (?=\d)/);
  return `${letters[kind] ?? ''}${number}`;
}
