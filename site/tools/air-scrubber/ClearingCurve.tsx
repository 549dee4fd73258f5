import { minutesToClear, shareLeft } from '#core/calculators/air-scrubber/clearing.ts';
import { clearances } from '#core/calculators/air-scrubber/factors.ts';
import { formatNumber } from '#site/format.ts';
import styles from '../picture/Picture.module.css';
import { Picture } from '../picture/Picture.tsx';
import { minutesText } from './words.ts';

const box = { left: 44, top: 16, width: 340, height: 190 };
const bottom = box.top + box.height;

/** Share of the particles left over time: with the air changes that the machines give, and with those asked for. */
export function ClearingCurve({
  actualAch,
  targetAch,
  example,
}: {
  readonly actualAch: number;
  readonly targetAch: number;
  readonly example: boolean;
}) {
  const last = minutesToClear(actualAch, clearances.nearlyAll.value) * 1.12;
  const x = (minutes: number) => box.left + (minutes / last) * box.width;
  const y = (share: number) => bottom - share * box.height;
  const path = (airChanges: number) =>
    Array.from({ length: 61 }, (_, index) => (index / 60) * last)
      .map(
        (minutes, index) =>
          `${index === 0 ? 'M' : 'L'}${x(minutes).toFixed(1)} ${y(shareLeft(airChanges, minutes)).toFixed(1)}`,
      )
      .join('');
  const most = minutesText(actualAch, clearances.most.value);
  const nearlyAll = minutesText(actualAch, clearances.nearlyAll.value);
  const changes = formatNumber(actualAch, 1);
  return (
    <Picture
      number={1}
      height={bottom + 44}
      example={example}
      alt={`Share of particles left in the air over time at ${changes} air changes an hour: 1 percent is left after ${most} minutes, a thousandth after ${nearlyAll}.`}
      caption={`Particles left in the air at the ${changes} air changes an hour that these machines give, with perfect mixing. Dashed: at the ${targetAch} that were asked for.`}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <path className={styles.grid} d={`M${box.left} ${y(share)}h${box.width}`} />
          <text className={styles.end} x={box.left - 6} y={y(share) + 4}>
            {share * 100}%
          </text>
        </g>
      ))}
      <MinuteTicks last={last} x={x} />
      <path className={styles.dash} d={path(targetAch)} />
      <path className={styles.curve} d={path(actualAch)} />
      <Clearance at={x(minutesToClear(actualAch, clearances.most.value))} words="99 % clear" minutes={most} level={1} />
      <Clearance
        at={x(minutesToClear(actualAch, clearances.nearlyAll.value))}
        words="99.9 % clear"
        minutes={nearlyAll}
        level={0}
      />
    </Picture>
  );
}

function MinuteTicks({ last, x }: { readonly last: number; readonly x: (minutes: number) => number }) {
  const step = niceStep(last / 5);
  const ticks = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
  return (
    <>
      <path className={styles.line} d={`M${box.left} ${box.top}V${bottom}H${box.left + box.width}`} />
      {ticks.map((minutes) => (
        <g key={minutes}>
          <path className={styles.fine} d={`M${x(minutes)} ${bottom}v4`} />
          <text className={styles.middle} x={x(minutes)} y={bottom + 18}>
            {Number(minutes.toPrecision(6))}
          </text>
        </g>
      ))}
      <text className={styles.middle} x={box.left + box.width / 2} y={bottom + 38}>
        minutes
      </text>
    </>
  );
}

/** 1, 2 or 5 times a power of ten, not below the rough step. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((multiple) => multiple * power >= rough) ?? 10;
  return step * power;
}

/** A vertical mark at the time when a share is gone. The earlier label stands lower, so that no mark runs through a label. */
function Clearance({
  at,
  words,
  minutes,
  level,
}: {
  readonly at: number;
  readonly words: string;
  readonly minutes: string;
  readonly level: 0 | 1;
}) {
  const top = box.top + 26 + level * 46;
  return (
    <>
      <path className={styles.mark} d={`M${at} ${top - 8}V${bottom}`} />
      <circle className={styles.dot} cx={at} cy={bottom} r="4" />
      <text className={`${styles.alarm} ${styles.end}`} x={at - 6} y={top}>
        {words}
      </text>
      <text className={`${styles.alarm} ${styles.end}`} x={at - 6} y={top + 16}>
        {minutes} min
      </text>
    </>
  );
}
