import { scales } from '#core/drying-job/job.ts';
import styles from '../drying-job.module.css';
import { drawnFor } from '../open/drawn-for.ts';
import { JobSection } from '../open/JobSection.tsx';
import type { PartProps } from '../open/part.ts';
import { WideTable } from '../plan/WideTable.tsx';
import { LineChart } from './LineChart.tsx';
import { grainLines, type Line, pointLines } from './lines.ts';

/** Grains by visit, and points above their goals by scale: readings of two scales never share an axis. */
function DaysSoFar(props: PartProps) {
  const { derived, words } = props;
  if (derived.visits.length === 0) return null;
  return (
    <JobSection name="charts" words={words}>
      {derived.visits.length < 2 ? (
        <p>{words.charts.none}</p>
      ) : (
        <>
          <Figure {...props} title={words.charts.grains} lines={grainLines(props)} digits={1} />
          {scales.map((scale) => (
            <Figure
              key={scale}
              {...props}
              title={words.charts[scale]}
              lines={pointLines(props, scale)}
              level={{ value: 0, name: words.charts.goalLine }}
              digits={2}
            />
          ))}
        </>
      )}
    </JobSection>
  );
}

export const Charts = drawnFor(DaysSoFar, { record: ['rooms', 'points', 'machines'], derived: ['visits'] });

interface FigureProps extends PartProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly level?: { readonly value: number; readonly name: string };
  readonly digits: number;
}

/** A drawing with its numbers in a table. */
function Figure({ title, lines, level, digits, derived, words, locale }: FigureProps) {
  if (lines.length === 0) return null;
  const visits = derived.visits.map(({ at }) => at);
  return (
    <figure className={styles.figureBox}>
      <figcaption>
        <b>{title}</b>
      </figcaption>
      <LineChart label={title} lines={lines} visits={visits} number={locale.upTo} {...(level && { level })} />
      <details>
        <summary>{words.charts.table}</summary>
        <WideTable name={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.charts.visit}</th>
                {lines.map(({ name, mark }) => (
                  <th key={name} scope="col" className={styles.figure}>
                    {mark && <b>{mark} </b>}
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visits.map((at, index) => (
                <tr key={at}>
                  <th scope="row">{`${locale.date(at.slice(0, 10))} ${at.slice(11)}`}</th>
                  {lines.map(({ name, values }) => (
                    <td key={name} className={styles.figure}>
                      {values[index] == null ? '' : locale.upTo(values[index], digits)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      </details>
    </figure>
  );
}
