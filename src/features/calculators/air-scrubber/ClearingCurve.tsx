import type { words } from '#content/en/calculators/air-scrubber.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import { type definition, shareLeft } from '#core/calculators/air-scrubber/definition.ts';
import { clearances } from '#core/calculators/air-scrubber/factors.ts';
import styles from '../../../components/chart/Picture.module.css';
import { Picture } from '../../../components/chart/Picture.tsx';
import type { ResultView } from '../types.ts';

export type AirScrubberMessages = MessageShape<typeof words>;
export type AirScrubberView = ResultView<typeof definition, AirScrubberMessages>;

/** Minutes, rounded; "under 1" below half a minute. */
export function minutesText({ words, t, locale }: AirScrubberView, minutes: number): string {
  return minutes < 0.5 ? t(words.own.underOne, { one: 1 }) : locale.number(minutes);
}

const box = { left: 44, top: 16, width: 340, height: 190 };
const bottom = box.top + box.height;

/** Share of particles left over time, with the actual and with the target air changes. */
export function ClearingCurve(shown: AirScrubberView) {
  const { words, t, result } = shown;
  const { picture } = words.own;
  const { actualAch, targetAch, minutesToMost, minutesToNearlyAll } = result;
  const last = minutesToNearlyAll * 1.12;
  const x = (minutes: number) => box.left + (minutes / last) * box.width;
  const y = (share: number) => bottom - share * box.height;
  const path = (airChanges: number) =>
    Array.from({ length: 61 }, (_, index) => (index / 60) * last)
      .map(
        (minutes, index) =>
          `${index === 0 ? 'M' : 'L'}${x(minutes).toFixed(1)} ${y(shareLeft(airChanges, minutes)).toFixed(1)}`,
      )
      .join('');
  const texts = {
    changes: t('{actualAch}'),
    most: minutesText(shown, minutesToMost),
    nearlyAll: minutesText(shown, minutesToNearlyAll),
    leftOfMost: Math.round((1 - clearances.most.value) * 100),
  };
  const clear = (name: 'mostPercent' | 'nearlyAllPercent') => t(picture.clear, { percent: t(`{${name}}`) });
  return (
    <Picture shown={shown} height={bottom + 44} alt={t(picture.alt, texts)} caption={t(picture.caption, texts)}>
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <path className={styles.grid} d={`M${box.left} ${y(share)}h${box.width}`} />
          <text className={styles.end} x={box.left - 6} y={y(share) + 4}>
            {t(picture.share, { percent: share * 100 })}
          </text>
        </g>
      ))}
      <MinuteTicks last={last} x={x} words={picture.minutes} />
      <path className={styles.dash} d={path(targetAch)} />
      <path className={styles.curve} d={path(actualAch)} />
      <Clearance
        at={x(minutesToMost)}
        words={clear('mostPercent')}
        after={t(picture.after, { minutes: texts.most })}
        level={1}
      />
      <Clearance
        at={x(minutesToNearlyAll)}
        words={clear('nearlyAllPercent')}
        after={t(picture.after, { minutes: texts.nearlyAll })}
        level={0}
      />
    </Picture>
  );
}

function MinuteTicks({
  last,
  x,
  words,
}: {
  readonly last: number;
  readonly x: (minutes: number) => number;
  readonly words: string;
}) {
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
        {words}
      </text>
    </>
  );
}

/** The smallest 1, 2 or 5 times a power of ten that is at least the rough step. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((multiple) => multiple * power >= rough) ?? 10;
  return step * power;
}

/** A vertical mark at the time when a share is cleared. The earlier label is lower, so that no mark crosses a label. */
function Clearance({
  at,
  words,
  after,
  level,
}: {
  readonly at: number;
  readonly words: string;
  readonly after: string;
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
        {after}
      </text>
    </>
  );
}
