import { plain } from '#content/locale/locale.ts';
import type { AirCheckResult, AirPoint } from '#core/calculators/air-check/assess-air.ts';
import type { AirCheckInput } from '#core/calculators/air-check/readings.ts';
import { placesOfReadings } from '#core/job/reading.ts';
import { factors } from '#core/psychrometrics/factors.ts';
import { formatNumber } from '#site/format.ts';
import type { Address } from '../calculator/address.ts';
import { PlaceFields } from '../psychrometric/PlaceFields.tsx';
import { placeName } from '../psychrometric/places.ts';
import { NumberField } from '../shell/fields.tsx';
import { Results, type Row } from '../shell/Results.tsx';
import { ShareBar } from '../shell/ShareBar.tsx';
import { ToolForm } from '../shell/ToolForm.tsx';
import { ToolFrame } from '../shell/ToolFrame.tsx';
import { type Tool, useTool } from '../shell/use-tool.ts';
import { Working } from '../shell/Working.tsx';
import styles from './AirCheck.module.css';
import { PointsChart } from './PointsChart.tsx';
import { type AirCheckFormField, airCheckRules, placeNames } from './rules.ts';
import { comparisonRows, comparisonSteps, type Verdict, verdicts } from './words.ts';

type CheckTool = Tool<AirCheckFormField, AirCheckInput, AirCheckResult>;

/** The air check: up to four readings of one loss compared, with a surface and the airflows where they are known. */
export default function AirCheckTool({ address }: { readonly address?: Address }) {
  const tool = useTool(airCheckRules, address);
  const shown = tool.outcome.status === 'shown' ? tool.outcome : null;
  const points = shown?.result.points ?? [];
  return (
    <ToolFrame
      side={
        <ToolForm tool={tool} button="Calculate">
          {(['affected', 'outlet', 'unaffected', 'outside'] as const).map((place) => (
            <div key={place} className={styles.pair}>
              <NumberField name={`${place}Temperature`} min={factors.lowestTemperature.value} />
              <NumberField name={`${place}Humidity`} min={0} max={100} />
            </div>
          ))}
          <NumberField
            name="surface"
            min={factors.lowestTemperature.value}
            hint="Optional: a cold wall, slab or pipe"
          />
          <NumberField name="airflow" min={0} hint="Optional: from the machine’s plate" />
          <NumberField name="exchange" min={0} hint="Optional: a fan in a window or a door" />
          <PlaceFields place={tool.values.place} />
        </ToolForm>
      }
      wide={
        <>
          <Comparison tool={tool} />
          <figure className={styles.figure}>
            <PointsChart points={points} pressurePa={shown?.input.pressurePa ?? factors.seaLevelPressure.value} />
            <figcaption>
              <b>Fig. 1</b>
              {points.length === 0
                ? 'The psychrometric chart. Your readings will stand on it. '
                : 'Your readings, numbered as in the table. A line that falls means water taken out of the air. '}
              The bold curve is saturated air; the thin lines are relative humidity in percent.
            </figcaption>
          </figure>
          {shown && <Details tool={tool} />}
        </>
      }
    />
  );
}

function Comparison({ tool }: { readonly tool: CheckTool }) {
  if (tool.outcome.status !== 'shown') return <Results tool={tool} title="" rows={[]} />;
  const { result } = tool.outcome;
  const found = verdicts(result);
  return (
    <Results
      tool={tool}
      title={found.length > 0 ? 'What the readings say' : 'One air, nothing to compare yet'}
      verdict={found.map(({ title }) => title).join(' ')}
      lead={found.map((verdict) => <VerdictBlock key={verdict.title} verdict={verdict} />)}
      rows={comparisonRows(result)}
    >
      <PointsTable points={result.points} />
    </Results>
  );
}

function VerdictBlock({ verdict }: { readonly verdict: Verdict }) {
  return (
    <div className={`${styles.verdict} ${styles[verdict.tone]}`}>
      <h3>{verdict.title}</h3>
      <p>{verdict.says}</p>
      {verdict.causes.length > 0 && (
        <ul>
          {verdict.causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PointsTable({ points }: { readonly points: readonly AirPoint[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <section className="scroll-x" aria-label="Readings" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Reading</th>
            <th scope="col">°F</th>
            <th scope="col">%</th>
            <th scope="col">gr/lb</th>
            <th scope="col">Dew point °F</th>
            <th scope="col">hPa</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point.place}>
              <th scope="row">
                {index + 1} {placeNames[point.place]}
              </th>
              <td>{plain(point.temperatureF)}</td>
              <td>{plain(point.humidityPercent)}</td>
              <td>{formatNumber(point.grainsPerPound, 1)}</td>
              <td>{formatNumber(point.dewpoint, 1)}</td>
              <td>{formatNumber(point.vaporPressure, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Details({ tool }: { readonly tool: CheckTool }) {
  if (tool.outcome.status !== 'shown') return null;
  const { result, input, values } = tool.outcome;
  const steps = comparisonSteps(result);
  const grainRows: readonly Row[] = result.points.map((point) => ({
    label: `${placeNames[point.place]}, grains per pound`,
    value: formatNumber(point.grainsPerPound, 1),
  }));
  return (
    <>
      <ShareBar
        inputs={[...readingRows(input), { label: 'Air pressure', value: placeName(values) }]}
        rows={[...grainRows, ...comparisonRows(result)]}
        link={tool.link}
      />
      {steps.length > 0 && <Working steps={steps} />}
    </>
  );
}

function readingRows(input: AirCheckInput): readonly Row[] {
  const optional = (label: string, value: number | null, unit: string): readonly Row[] =>
    value === null ? [] : [{ label, value: plain(value), unit }];
  return [
    ...placesOfReadings.flatMap((place) =>
      input.readings
        .filter((reading) => reading.place === place)
        .map((reading) => ({
          label: placeNames[place],
          value: `${plain(reading.temperatureF)} °F, ${plain(reading.humidityPercent)} %`,
        })),
    ),
    ...optional('Surface', input.surfaceF, '°F'),
    ...optional('Dehumidifier airflow', input.airflowCfm, 'CFM'),
    ...optional('Air exchanged with outside', input.exchangeCfm, 'CFM'),
  ];
}
