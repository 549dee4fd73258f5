import { roomNames, severityNames, waterSourceNames } from '#content/en/calculators/cost-choices.ts';
import type { CostInput } from '#core/calculators/cost-builder/cost-estimate.ts';
import type { Address } from '../calculator/address.ts';
import { Sheet } from '../picture/Sheet.tsx';
import { choicesOf } from '../shell/choices.ts';
import { exampleOf } from '../shell/example.ts';
import { MethodComparison } from '../shell/MethodComparison.tsx';
import { RadioField } from '../shell/RadioField.tsx';
import { Results } from '../shell/Results.tsx';
import { ShareBar } from '../shell/ShareBar.tsx';
import { ToolForm } from '../shell/ToolForm.tsx';
import { ToolFrame } from '../shell/ToolFrame.tsx';
import { type Tool, useTool } from '../shell/use-tool.ts';
import { Working } from '../shell/Working.tsx';
import { AreaField } from './AreaField.tsx';
import styles from './CostBuilder.module.css';
import { CostPicture } from './CostPicture.tsx';
import { ChoiceMoves, Covered, Disclaimer } from './EstimatePanel.tsx';
import { type CostField, costRules, type EstimateResult } from './rules.ts';
import { costMethods, inputRows, resultRows, titleOf, whyCost, workingSteps } from './words.ts';

type CostTool = Tool<CostField, CostInput, EstimateResult>;

const example = exampleOf(costRules, { room: 'kitchen', source: 'gray', severity: 'moderate' });

/** The cost builder: area and three choices, the range, and what each choice moves. */
export default function CostBuilderTool({ address }: { readonly address?: Address }) {
  const tool = useTool(costRules, address);
  const shown = tool.outcome.status === 'shown' ? tool.outcome : null;
  const { input, result } = shown ?? example;
  const { room, source, severity } = tool.values;
  return (
    <ToolFrame
      side={
        <>
          <ToolForm tool={tool} button="Calculate Estimate" disabled={room === '' || source === '' || severity === ''}>
            <AreaField />
            <RadioField name="room" choices={choicesOf(roomNames)} />
            <RadioField name="source" choices={choicesOf(waterSourceNames)} />
            <RadioField name="severity" choices={choicesOf(severityNames)} />
          </ToolForm>
          <Estimate tool={tool} />
        </>
      }
      wide={
        <Sheet>
          <CostPicture input={input} result={result} example={shown === null} />
          {shown && (
            <>
              <ChoiceMoves result={result} />
              <Covered input={input} result={result} />
              <MethodComparison
                title="Our range beside published ones"
                methods={costMethods(input, result)}
                why={whyCost}
              />
              <Working steps={workingSteps(input, result)} />
            </>
          )}
        </Sheet>
      }
    />
  );
}

function Estimate({ tool }: { readonly tool: CostTool }) {
  if (tool.outcome.status !== 'shown') {
    return (
      <>
        <Results tool={tool} title="" rows={[]} />
        <p className={`${styles.empty} no-print`}>
          Choose a room type, a water source and a severity. Your estimate appears here.
        </p>
      </>
    );
  }
  const { input, result } = tool.outcome;
  const rows = resultRows(result);
  return (
    <Results tool={tool} title={titleOf(input)} rows={rows}>
      <Disclaimer />
      <ShareBar inputs={inputRows(input)} rows={rows} link={tool.link} />
    </Results>
  );
}
