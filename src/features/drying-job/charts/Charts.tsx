import { memo, useEffect, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { scales } from '#core/job/drying-job.ts';
import { dayText } from '../form.ts';
import { JobSection, type SectionProps, sameSectionProps } from '../JobSection.tsx';
import type { AirPathChart } from './air-path-chart.tsx';
import { type AirLine, grainLines, type Line, pointLines, roomAirLines } from './chart-lines.ts';
import styles from './charts.module.css';
import { Figure } from './Figure.tsx';
import { LineChart } from './LineChart.tsx';

type Props = Parameters<typeof AirPathChart>[0];

let module: typeof import('./air-path-chart.tsx') | undefined;

/** Loads the air chart. Called with the other charts, since a page printed at once would not wait for it. */
export async function loadAirPath(): Promise<void> {
  module = await import('./air-path-chart.tsx');
}

function AirPath(props: Props) {
  const [loaded, setLoaded] = useState(module);
  useEffect(() => {
    // Offline its place stays empty; the table below has the same data.
    if (!loaded)
      loadAirPath().then(
        () => setLoaded(module),
        () => undefined,
      );
  }, [loaded]);
  return loaded ? <loaded.AirPathChart {...props} /> : <div className={`${styles.unseen} no-print`} />;
}

/** Grains by visit, air path, and points above goal, one chart per scale. */
function ChartsSection(props: SectionProps) {
  const { derived, messages, locale } = props;
  const isDrawn = derived.visits.length > 1;
  useEffect(() => {
    // Offline it is loaded again when its place comes near the viewport.
    if (isDrawn) loadAirPath().catch(() => undefined);
  }, [isDrawn]);
  if (derived.visits.length === 0) return null;
  const grains = grainLines(props);
  const path = roomAirLines(props);
  const points = scales.map((scale) => ({ scale, lines: pointLines(props, scale) }));
  const drawn = [grains, path, ...points.map(({ lines }) => lines)];
  const numberOf = (lines: (typeof drawn)[number]) =>
    drawn.slice(0, drawn.indexOf(lines) + 1).filter(({ length }) => length > 0).length;
  return (
    <JobSection name="charts" messages={messages}>
      {isDrawn ? (
        <>
          <Lines
            {...props}
            number={numberOf(grains)}
            title={messages.charts.grains}
            lines={grains}
            write={(value) => locale.number(value, 1)}
          />
          <Path {...props} number={numberOf(path)} lines={path} />
          {points.map(({ scale, lines }) => (
            <Lines
              key={scale}
              {...props}
              number={numberOf(lines)}
              title={messages.charts[scale]}
              lines={lines}
              level={{ value: 0, name: messages.charts.goalLine }}
              write={(above) => locale.upTo(above, 2)}
            />
          ))}
        </>
      ) : (
        <p>{messages.charts.none}</p>
      )}
    </JobSection>
  );
}

export const Charts = memo(
  ChartsSection,
  sameSectionProps({ record: ['rooms', 'points', 'machines'], derived: ['visits'] }),
);

interface LinesProps extends SectionProps {
  readonly number: number;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly level?: { readonly value: number; readonly name: string };
  /** Formats a value for the table and the line's end. */
  readonly write: (value: number) => string;
}

function Lines({ title, lines, level, write, ...props }: LinesProps) {
  const { derived, locale } = props;
  const textOf = (line: number, visit: number) => {
    const value = lines[line]?.values[visit] ?? null;
    return value === null ? '' : write(value);
  };
  return (
    <Figure
      {...props}
      title={title}
      lines={lines}
      textOf={textOf}
      draw={(picking) => (
        <LineChart
          {...picking}
          label={title}
          lines={lines}
          days={derived.visits.map(({ at }) => dayText(at, locale))}
          number={locale.upTo}
          write={(value) => (level && value > 0 ? `+${write(value)}` : write(value))}
          {...(level && { level })}
        />
      )}
    />
  );
}

interface PathProps extends SectionProps {
  readonly number: number;
  readonly lines: readonly AirLine[];
}

function Path(props: PathProps) {
  const { derived, messages, locale, lines } = props;
  const textOf = (line: number, visit: number) => {
    const air = lines[line]?.airs[visit];
    if (!air) return '';
    const values = {
      temperature: air.temperatureF,
      humidity: air.humidityPercent,
      grains: locale.number(air.grainsPerPound, 1),
    };
    return t(messages.charts.air, values, locale);
  };
  return (
    <Figure
      {...props}
      title={messages.charts.path}
      textOf={textOf}
      draw={(picking) => (
        <AirPath
          {...picking}
          label={messages.charts.path}
          lines={lines}
          pressurePa={derived.pressurePa}
          messages={messages.axes}
        />
      )}
    />
  );
}
