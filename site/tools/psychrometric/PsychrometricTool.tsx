import { plain } from '#content/locale/locale.ts';
import { factors } from '#core/psychrometrics/factors.ts';
import type { PsychrometricInput, PsychrometricResult } from '#core/psychrometrics/psychrometrics.ts';
import type { Address } from '../calculator/address.ts';
import type { Values } from '../calculator/link.ts';
import { NumberField } from '../shell/fields.tsx';
import { Results, type Row } from '../shell/Results.tsx';
import { ShareBar } from '../shell/ShareBar.tsx';
import { ToolForm } from '../shell/ToolForm.tsx';
import { ToolFrame } from '../shell/ToolFrame.tsx';
import { type Tool, useTool } from '../shell/use-tool.ts';
import { Working } from '../shell/Working.tsx';
import { AirChart } from './chart/AirChart.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import styles from './Psychrometric.module.css';
import { placeName } from './places.ts';
import { type PsychrometricField, psychrometricRules } from './rules.ts';
import { coldSurfaceSentence, resultRows } from './words.ts';
import { workingSteps } from './working.ts';

type AirTool = Tool<PsychrometricField, Required<PsychrometricInput>, PsychrometricResult>;

/** The psychrometric calculator: form, result and chart of one air. */
export default function PsychrometricTool({ address }: { readonly address?: Address }) {
  const tool = useTool(psychrometricRules, address);
  const shown = tool.outcome.status === 'shown' ? tool.outcome : null;
  const air = shown && { ...shown.input, dewpoint: shown.result.dewpoint };
  return (
    <ToolFrame
      side={
        <>
          <ToolForm tool={tool} button="Calculate">
            <NumberField name="temperature" />
            <NumberField name="humidity" min={0} max={100} />
            <PlaceFields place={tool.values.place} />
          </ToolForm>
          <AirResult tool={tool} />
        </>
      }
      wide={
        <>
          <figure className={styles.figure}>
            <AirChart
              air={air}
              pressurePa={shown?.input.pressurePa ?? factors.seaLevelPressure.value}
              onMove={({ temperatureF, humidityPercent }) =>
                tool.move({ temperature: plain(temperatureF), humidity: plain(humidityPercent) })
              }
            />
            <figcaption>
              <b>Fig. 1</b>
              {air ? 'Your air on the psychrometric chart. ' : 'The psychrometric chart. Tap it, or fill in the form. '}
              The bold curve is saturated air; the thin lines are relative humidity in percent. The shaded band runs
              from {factors.idealHumidityLow.value} to {factors.idealHumidityHigh.value} %, ideal for a house, says the
              US EPA.
              {air && (
                <span className="no-print">
                  {' '}
                  Drag the point. Or focus it: the arrow keys left and right change the temperature, up and down the
                  humidity.
                </span>
              )}
            </figcaption>
          </figure>
          <AirDetails tool={tool} />
        </>
      }
    />
  );
}

function AirResult({ tool }: { readonly tool: AirTool }) {
  if (tool.outcome.status !== 'shown') return <Results tool={tool} title="" rows={[]} />;
  const { input, result, values } = tool.outcome;
  const rows = resultRows(result);
  const title = `Air at ${plain(input.temperatureF)} °F and ${plain(input.humidityPercent)} %`;
  return (
    <Results tool={tool} title={title} rows={rows}>
      <p className={styles.sentence}>{coldSurfaceSentence(input, result)}</p>
      <p className={styles.basis}>
        Worked out at {pressureWords(result, values)}. Dew point over liquid water
        {result.frostPoint !== null && '; the frost point is over ice'}.
      </p>
    </Results>
  );
}

/** Under the chart: how the result came about, and how it leaves the page. */
function AirDetails({ tool }: { readonly tool: AirTool }) {
  if (tool.outcome.status !== 'shown') return null;
  const { input, result, values } = tool.outcome;
  const inputs: readonly Row[] = [
    { label: 'Temperature', value: plain(input.temperatureF), unit: '°F' },
    { label: 'Relative humidity', value: plain(input.humidityPercent), unit: '%' },
    { label: 'Air pressure', value: pressureWords(result, values) },
  ];
  return (
    <>
      <ShareBar inputs={inputs} rows={resultRows(result)} link={tool.link} />
      <Working steps={workingSteps(input, result)} />
    </>
  );
}

function pressureWords(result: PsychrometricResult, values: Values<PsychrometricField>): string {
  return `${plain(result.pressurePa / 100)} hPa (${placeName(values)})`;
}
