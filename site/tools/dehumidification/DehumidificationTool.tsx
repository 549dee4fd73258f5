import { damageClassNames, machineNames, materialNames } from '#content/en/calculators/drying-choices.ts';
import { factors } from '#core/calculators/dehumidification/factors.ts';
import { wholeUnitsFor } from '#core/quantities/whole-units.ts';
import { Sheet } from '../picture/Sheet.tsx';
import type { Address } from '../shell/address.ts';
import { choicesOf } from '../shell/choices.ts';
import { exampleOf } from '../shell/example.ts';
import { NumberField, SelectField } from '../shell/fields.tsx';
import { MethodComparison } from '../shell/MethodComparison.tsx';
import { MoreFields } from '../shell/MoreFields.tsx';
import { NextTools } from '../shell/NextTools.tsx';
import { Results } from '../shell/Results.tsx';
import { ShareBar } from '../shell/ShareBar.tsx';
import { sizeText } from '../shell/size-text.ts';
import { ToolForm } from '../shell/ToolForm.tsx';
import { ToolFrame } from '../shell/ToolFrame.tsx';
import { type Tool, useTool } from '../shell/use-tool.ts';
import { Working } from '../shell/Working.tsx';
import { CapacityPicture, type Cover } from './CapacityPicture.tsx';
import { type DehumidificationField, type DryingInput, type DryingResult, dryingRules } from './rules.ts';
import { capacityMethods, energyMethods, inputRows, resultRows, whyCapacity, whyEnergy } from './words.ts';
import { workingSteps } from './working.ts';

type DryingTool = Tool<DehumidificationField, DryingInput, DryingResult>;

const plateFields = ['dehumidifierAmps', 'airMoverAmps', 'volts', 'rate'] as const;
const machineFields = ['machine', 'ratedPints', 'ratedCfm', ...plateFields] as const;

/** The dehumidification calculator: form, specified result, the published chart beside it, and both as a picture. */
export default function DehumidificationTool({ address }: { readonly address?: Address }) {
  const tool = useTool(dryingRules, address);
  const shown = tool.outcome.status === 'shown' ? tool.outcome : exampleOutcome;
  const isExample = tool.outcome.status !== 'shown';
  return (
    <ToolFrame
      side={
        <>
          <ToolForm tool={tool} button="Calculate">
            <RoomFields />
            <MachineFields desiccant={tool.values.machine === 'desiccant'} />
          </ToolForm>
          <DryingRows tool={tool} />
        </>
      }
      wide={
        <Sheet>
          <CapacityPicture covers={coversOf(shown.input, shown.result)} example={isExample} />
          {!isExample && <Defence input={shown.input} result={shown.result} />}
        </Sheet>
      }
    />
  );
}

function RoomFields() {
  return (
    <>
      <NumberField name="length" hint="From 0.1 to 10,000 feet" />
      <NumberField name="width" />
      <NumberField name="height" />
      <SelectField name="material" empty="Choose the material" choices={choicesOf(materialNames)} />
      <SelectField name="damageClass" empty="Choose the class" choices={choicesOf(damageClassNames)} />
    </>
  );
}

function MachineFields({ desiccant }: { readonly desiccant: boolean }) {
  return (
    <MoreFields title="Machines and electricity" names={machineFields}>
      <SelectField name="machine" choices={choicesOf(machineNames)} />
      {desiccant ? (
        <NumberField name="ratedCfm" hint="On its plate" />
      ) : (
        <NumberField name="ratedPints" hint="The AHAM rating on its plate: 80 °F and 60 %" />
      )}
      <NumberField name="dehumidifierAmps" />
      <NumberField name="airMoverAmps" />
      <NumberField name="volts" />
      <NumberField name="rate" hint="On your last bill. It counts for the plates." />
    </MoreFields>
  );
}

function DryingRows({ tool }: { readonly tool: DryingTool }) {
  if (tool.outcome.status !== 'shown') return <Results tool={tool} title="" rows={[]} />;
  const { input, result } = tool.outcome;
  const rows = resultRows(result);
  const { unitsNeeded, airMoversNeeded } = result.specified;
  const { length, width, height } = tool.outcome.values;
  return (
    <Results
      tool={tool}
      title={`A room of ${sizeText(input.room.lengthFt, input.room.widthFt, input.room.heightFt)} ft`}
      rows={rows}
    >
      <ShareBar inputs={inputRows(input)} rows={rows} link={tool.link} />
      <NextTools
        links={[
          ['/calculators/air-movement', 'Place the air movers in this room', { length, width }],
          ['/calculators/air-scrubber', 'Scrubbers for this room', { length, width, height }],
          [
            '/calculators/circuits',
            'Circuits for these machines',
            { dehumidifiers: String(unitsNeeded), airMovers: String(airMoversNeeded) },
          ],
        ]}
      />
    </Results>
  );
}

/** What makes the count defensible: the other method, and every step. */
function Defence({ input, result }: { readonly input: DryingInput; readonly result: DryingResult }) {
  return (
    <>
      <MethodComparison
        title="Capacity, by two methods"
        methods={capacityMethods(input, result)}
        why={whyCapacity(result)}
      />
      <MethodComparison title="Energy, by two methods" methods={energyMethods(input, result)} why={whyEnergy} />
      <Working steps={workingSteps(input, result)} />
    </>
  );
}

function coversOf({ machine }: DryingInput, { specified, capacity, units }: DryingResult): readonly Cover[] {
  const each = factors.pintsPerUnit.value;
  const ours: Cover = {
    name: 'This calculator',
    need: specified.requiredCapacity,
    units: specified.unitsNeeded,
    each,
  };
  const chart = (name: string, need: number): Cover => ({
    name,
    need,
    units: wholeUnitsFor(need / machine.ratedPints),
    each: machine.ratedPints,
  });
  const isConventional = machine.machine === 'conventional' && units.need !== null;
  return [
    ours,
    chart('Industry chart: LGR', capacity.lgrPints),
    ...(isConventional ? [chart('Industry chart: conventional', units.need.low)] : []),
  ];
}

const exampleOutcome = exampleOf(dryingRules, {
  length: '35',
  width: '25',
  height: '8',
  material: 'concrete',
  damageClass: 'class3',
});
