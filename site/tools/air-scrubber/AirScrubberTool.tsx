import { airChangeNames } from '#content/en/calculators/scrubber-choices.ts';
import type { AirScrubberInput, AirScrubberResult } from '#core/calculators/air-scrubber/air-scrubber.ts';
import { airChangeOptions, unitCfmOptions } from '#core/calculators/air-scrubber/factors.ts';
import { formatNumber } from '#site/format.ts';
import type { Address } from '../calculator/address.ts';
import { Sheet } from '../picture/Sheet.tsx';
import { exampleOf } from '../shell/example.ts';
import { NumberField, SelectField } from '../shell/fields.tsx';
import { MethodComparison } from '../shell/MethodComparison.tsx';
import { NextTools } from '../shell/NextTools.tsx';
import { Results } from '../shell/Results.tsx';
import { ShareBar } from '../shell/ShareBar.tsx';
import { sizeText } from '../shell/size-text.ts';
import { Tips } from '../shell/Tips.tsx';
import { ToolForm } from '../shell/ToolForm.tsx';
import { ToolFrame } from '../shell/ToolFrame.tsx';
import { type Tool, useTool } from '../shell/use-tool.ts';
import { Working } from '../shell/Working.tsx';
import { ClearingCurve } from './ClearingCurve.tsx';
import { type AirScrubberField, scrubberRules } from './rules.ts';
import { airflowMethods, inputRows, placementTips, resultRows, whyAirflow, workingSteps } from './words.ts';

const changeChoices = airChangeOptions.map((changes) => ({
  value: String(changes),
  label: `${changes}: ${airChangeNames[changes]}`,
}));
const cfmChoices = unitCfmOptions.map((cfm) => ({ value: String(cfm), label: `${formatNumber(cfm)} CFM` }));

const example = exampleOf(scrubberRules, { length: '20', width: '15', height: '8' });

/** The air scrubber calculator: form, specified result, a maker's advice beside it, and the clearing curve. */
export default function AirScrubberTool({ address }: { readonly address?: Address }) {
  const tool = useTool(scrubberRules, address);
  const shown = tool.outcome.status === 'shown' ? tool.outcome : null;
  const { input, result } = shown ?? example;
  return (
    <ToolFrame
      side={
        <>
          <ToolForm tool={tool} button="Calculate">
            <NumberField name="length" hint="From 0.1 to 10,000 feet" />
            <NumberField name="width" />
            <NumberField name="height" />
            <SelectField name="targetAch" choices={changeChoices} />
            <SelectField name="unitCfm" choices={cfmChoices} />
          </ToolForm>
          <ScrubberRows tool={tool} />
        </>
      }
      wide={
        <Sheet>
          <ClearingCurve actualAch={result.actualAch} targetAch={result.targetAch} example={shown === null} />
          {shown && (
            <>
              <Tips title="Where to put them" lines={placementTips(result)} />
              <MethodComparison
                title="The airflow, by two methods"
                methods={airflowMethods(input, result)}
                why={whyAirflow}
              />
              <Working steps={workingSteps(input, result)} />
            </>
          )}
        </Sheet>
      }
    />
  );
}

function ScrubberRows({ tool }: { readonly tool: Tool<AirScrubberField, AirScrubberInput, AirScrubberResult> }) {
  if (tool.outcome.status !== 'shown') return <Results tool={tool} title="" rows={[]} />;
  const { input, result, values } = tool.outcome;
  const rows = resultRows(result);
  const { length, width, height } = values;
  return (
    <Results tool={tool} title={`A room of ${sizeText(input.lengthFt, input.widthFt, input.heightFt)} ft`} rows={rows}>
      <ShareBar inputs={inputRows(input)} rows={rows} link={tool.link} />
      <NextTools
        links={[
          ['/calculators/dehumidification', 'Dehumidifiers for this room', { length, width, height }],
          [
            '/calculators/circuits',
            'Circuits for these machines',
            { dehumidifiers: '0', airMovers: '0', scrubbers: String(result.unitsNeeded) },
          ],
        ]}
      />
    </Results>
  );
}
