import { airMoverNames, surfaceNames } from '#content/en/calculators/air-mover-choices.ts';
import { airMoverTypes, typeCoverage } from '#core/calculators/air-movement/factors.ts';
import { formatNumber } from '#site/format.ts';
import type { Address } from '../calculator/address.ts';
import { Sheet } from '../picture/Sheet.tsx';
import { choicesOf } from '../shell/choices.ts';
import { exampleOf } from '../shell/example.ts';
import { NumberField, SelectField } from '../shell/fields.tsx';
import { MethodComparison } from '../shell/MethodComparison.tsx';
import { MoreFields } from '../shell/MoreFields.tsx';
import { NextTools } from '../shell/NextTools.tsx';
import { Results } from '../shell/Results.tsx';
import { ShareBar } from '../shell/ShareBar.tsx';
import { sizeText } from '../shell/size-text.ts';
import { Tips } from '../shell/Tips.tsx';
import { ToolForm } from '../shell/ToolForm.tsx';
import { ToolFrame } from '../shell/ToolFrame.tsx';
import { type Tool, useTool } from '../shell/use-tool.ts';
import { Working } from '../shell/Working.tsx';
import { RoomPlan } from './RoomPlan.tsx';
import { type AirMovementField, type MovingInput, type MovingResult, movingRules } from './rules.ts';
import { countMethods, inputRows, placementTips, resultRows, whyCounts, workingSteps } from './words.ts';

const typeChoices = choicesOf(airMoverNames).map(({ value, label }) => {
  const type = value as keyof typeof airMoverTypes;
  return {
    value,
    label: `${label}: ${formatNumber(airMoverTypes[type].value)} CFM, ${typeCoverage[type].value} sq ft`,
  };
});

const example = exampleOf(movingRules, { length: '8', width: '7', type: 'centrifugal', surface: 'tile' });

/** The air movement calculator: form, specified result, the area method beside it, and the room with its machines. */
export default function AirMovementTool({ address }: { readonly address?: Address }) {
  const tool = useTool(movingRules, address);
  const shown = tool.outcome.status === 'shown' ? tool.outcome : null;
  const { input, result } = shown ?? example;
  return (
    <ToolFrame
      side={
        <>
          <ToolForm tool={tool} button="Calculate">
            <NumberField name="length" hint="From 0.1 to 10,000 feet" />
            <NumberField name="width" />
            <SelectField name="type" empty="Choose the type" choices={typeChoices} />
            <SelectField name="surface" empty="Choose the surface" choices={choicesOf(surfaceNames)} />
            <MoreFields title="What is wet, for the industry method" names={['wetFloor', 'wetUpper', 'insets']}>
              <NumberField name="wetFloor" hint="Leave it blank when the whole floor is wet" />
              <NumberField name="wetUpper" />
              <NumberField name="insets" hint="Places where the wall steps in or out" />
            </MoreFields>
          </ToolForm>
          <MovingRows tool={tool} />
        </>
      }
      wide={
        <Sheet>
          <RoomPlan
            lengthFt={input.room.lengthFt}
            widthFt={input.room.widthFt}
            units={result.specified.unitsNeeded}
            example={shown === null}
          />
          {shown && (
            <>
              <Tips title="Where to put them" lines={placementTips(input, result)} />
              <MethodComparison
                title="The count, by two methods"
                methods={countMethods(input, result)}
                why={whyCounts(result)}
              />
              <Working steps={workingSteps(input, result)} />
            </>
          )}
        </Sheet>
      }
    />
  );
}

function MovingRows({ tool }: { readonly tool: Tool<AirMovementField, MovingInput, MovingResult> }) {
  if (tool.outcome.status !== 'shown') return <Results tool={tool} title="" rows={[]} />;
  const { input, result, values } = tool.outcome;
  const rows = resultRows(result);
  const { length, width } = values;
  return (
    <Results tool={tool} title={`A room of ${sizeText(input.room.lengthFt, input.room.widthFt)} ft`} rows={rows}>
      <ShareBar inputs={inputRows(input)} rows={rows} link={tool.link} />
      <NextTools
        links={[
          ['/calculators/dehumidification', 'Dehumidifiers for this room', { length, width }],
          [
            '/calculators/circuits',
            'Circuits for these machines',
            { dehumidifiers: '0', airMovers: String(result.specified.unitsNeeded) },
          ],
        ]}
      />
    </Results>
  );
}
