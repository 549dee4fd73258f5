import { definition } from '#core/calculators/circuits/definition.ts';
import { Tips } from '../answer/AnswerSections.tsx';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import type { AnswerParts, Parts, Row } from '../types.ts';
import { type CircuitsMessages, type CircuitsView, circuitText, leftText } from './circuit-text.ts';
import { PanelPicture } from './PanelPicture.tsx';

const answer: AnswerParts<typeof definition, CircuitsMessages> = {
  heading: ({ words, result }) => (result.plan.left.length === 0 ? words.heading : words.own.fitsNot),
  rows: (rows, shown) => {
    const { words, result, t, locale } = shown;
    const left = result.plan.left.length;
    const totals = ['totalAmps', 'energyPerDay', 'heatBtuPerHour'].flatMap((name) => rows.get(name) ?? []);
    return [
      {
        label: words.own.fitting.label,
        value: t(words.own.fitting.value, { fit: result.units - left }),
        isHead: true,
      },
      { label: words.own.left.label, value: locale.number(left), ...(left > 0 && { note: leftText(shown) }) },
      ...totals,
    ];
  },
  Below: (shown) => <Plan {...shown} />,
  copied: (_rows, shown) => inputRows(shown),
};

function Plan(shown: CircuitsView) {
  const { words, result, t } = shown;
  const { circuits, left } = result.plan;
  const without = left.length > 0 ? [t(words.own.plan.noCircuit, { left: leftText(shown) })] : [];
  const lines = circuits.map((circuit, index) => circuitText(shown, circuit, index));
  return <Tips title={words.own.plan.title} lines={[...lines, ...without]} />;
}

function inputRows({ words, input, t, locale }: CircuitsView): readonly Row[] {
  const { copied } = words.own;
  const machines = (name: 'dehumidifiers' | 'airMovers' | 'scrubbers', amps: number): Row => {
    const count = input[name];
    const value = count === 0 ? copied.none : t(copied.machines, { count, amps: locale.upTo(amps) });
    return { label: words.fields[name].label, value };
  };
  return [
    machines('dehumidifiers', input.dehumidifierAmps),
    machines('airMovers', input.airMoverAmps),
    machines('scrubbers', input.scrubberAmps),
    { label: copied.circuits.label, value: t(copied.circuits.value) },
    { label: copied.volts.label, value: t(copied.volts.value) },
  ];
}

export const parts: Parts<typeof definition, CircuitsMessages> = {
  example: {},
  Picture: ({ shown }) => shown && <PanelPicture {...shown} />,
  answer,
};

/** The circuits calculator, as an island. */
export function Circuits(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
