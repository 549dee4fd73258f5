import type { CircuitInput, CircuitResult } from '#core/calculators/circuits/circuits.ts';
import type { Address } from '../calculator/address.ts';
import { Sheet } from '../picture/Sheet.tsx';
import { exampleOf } from '../shell/example.ts';
import { NumberField } from '../shell/fields.tsx';
import { Results } from '../shell/Results.tsx';
import { ShareBar } from '../shell/ShareBar.tsx';
import { Tips } from '../shell/Tips.tsx';
import { ToolForm } from '../shell/ToolForm.tsx';
import { ToolFrame } from '../shell/ToolFrame.tsx';
import { type Tool, useTool } from '../shell/use-tool.ts';
import { Working } from '../shell/Working.tsx';
import { PanelPicture } from './PanelPicture.tsx';
import { type CircuitField, circuitRules } from './rules.ts';
import { circuitWords, inputRows, leftWords, resultRows, workingSteps } from './words.ts';

const example = exampleOf(circuitRules, {});

/** The circuit planner: machines and free circuits in, a plan of the panel out. */
export default function CircuitsTool({ address }: { readonly address?: Address }) {
  const tool = useTool(circuitRules, address);
  const shown = tool.outcome.status === 'shown' ? tool.outcome : null;
  const { input, result } = shown ?? example;
  return (
    <ToolFrame
      side={
        <>
          <ToolForm tool={tool} button="Calculate">
            <NumberField name="dehumidifiers" min={0} step={1} />
            <NumberField name="dehumidifierAmps" hint="On its plate. 7.5 A is one LGR machine." />
            <NumberField name="airMovers" min={0} step={1} />
            <NumberField name="airMoverAmps" hint="About 1.5 A axial to 4.7 A centrifugal" />
            <NumberField name="scrubbers" min={0} step={1} />
            <NumberField name="scrubberAmps" hint="Read it off the machine’s plate." />
            <NumberField name="circuits15" min={0} step={1} />
            <NumberField name="circuits20" min={0} step={1} hint="Circuits with nothing else on them" />
            <NumberField name="volts" />
          </ToolForm>
          <CircuitRows tool={tool} />
        </>
      }
      wide={
        <Sheet>
          <PanelPicture result={result} example={shown === null} />
          {shown && (
            <>
              <Tips
                title="The plan"
                lines={[
                  ...result.circuits.map(circuitWords),
                  ...(result.left.length > 0 ? [`No circuit for ${leftWords(result.left)}`] : []),
                ]}
              />
              <Working steps={workingSteps(input, result)} />
            </>
          )}
        </Sheet>
      }
    />
  );
}

function CircuitRows({ tool }: { readonly tool: Tool<CircuitField, CircuitInput, CircuitResult> }) {
  if (tool.outcome.status !== 'shown') return <Results tool={tool} title="" rows={[]} />;
  const { input, result } = tool.outcome;
  const rows = resultRows(result);
  const title = result.left.length === 0 ? 'Everything fits' : 'Not everything fits';
  return (
    <Results tool={tool} title={title} rows={rows}>
      <ShareBar inputs={inputRows(input)} rows={rows} link={tool.link} />
    </Results>
  );
}
