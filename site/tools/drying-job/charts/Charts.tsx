import { say } from '#content/locale/say.ts';
import { scales } from '#core/job/drying-job.ts';
import { drawnFor } from '../open/drawn-for.ts';
import { JobSection } from '../open/JobSection.tsx';
import type { PartProps } from '../open/part.ts';
import { AirPath } from './AirPath.tsx';
import { Figure } from './Figure.tsx';
import { LineChart } from './LineChart.tsx';
import { grainLines, type Line, pointLines, roomAirLines } from './lines.ts';

/** Grains by visit, the air as a path, and points above their goals by scale: readings of two scales never share an axis. */
function DaysSoFar(props: PartProps) {
  const { derived, words } = props;
  if (derived.visits.length === 0) return null;
  return (
    <JobSection name="charts" words={words}>
      {derived.visits.length < 2 ? (
        <p>{words.charts.none}</p>
      ) : (
        <>
          <Lines
            {...props}
            title={words.charts.grains}
            lines={grainLines(props)}
            write={(grains) => props.locale.number(grains, 1)}
          />
          <Path {...props} />
          {scales.map((scale) => (
            <Lines
              key={scale}
              {...props}
              title={words.charts[scale]}
              lines={pointLines(props, scale)}
              level={{ value: 0, name: words.charts.goalLine }}
              write={(above) => props.locale.upTo(above, 2)}
            />
          ))}
        </>
      )}
    </JobSection>
  );
}

export const Charts = drawnFor(DaysSoFar, { record: ['rooms', 'points', 'machines'], derived: ['visits'] });

interface LinesProps extends PartProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly level?: { readonly value: number; readonly name: string };
  /** A value as the table below writes it. */
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
          visits={derived.visits.length}
          number={locale.upTo}
          {...(level && { level })}
        />
      )}
    />
  );
}

function Path(props: PartProps) {
  const { derived, words, locale } = props;
  const lines = roomAirLines(props);
  const textOf = (line: number, visit: number) => {
    const air = lines[line]?.airs[visit];
    if (!air) return '';
    const values = {
      temperature: air.temperatureF,
      humidity: air.humidityPercent,
      grains: locale.number(air.grainsPerPound, 1),
    };
    return say(words.charts.air, values, locale);
  };
  return (
    <Figure
      {...props}
      title={words.charts.path}
      lines={lines}
      textOf={textOf}
      draw={(picking) => (
        <AirPath
          {...picking}
          label={words.charts.path}
          lines={lines}
          pressurePa={derived.pressurePa}
          words={words.axes}
        />
      )}
    />
  );
}
