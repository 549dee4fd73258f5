import type { words } from '#content/en/calculators/circuits.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { definition } from '#core/calculators/circuits/definition.ts';
import type { PluggedMachine } from '#core/calculators/circuits/plan.ts';
import type { ResultView } from '../types.ts';

export type CircuitsMessages = MessageShape<typeof words>;
export type CircuitsView = ResultView<typeof definition, CircuitsMessages>;
type FilledCircuit = CircuitsView['result']['plan']['circuits'][number];

/** Names of the equipment: "dehumidifier 1, air mover 2". */
function equipmentNames({ words, t }: CircuitsView, equipment: readonly PluggedMachine[]): string {
  return equipment.map(({ kind, number }) => t(words.own.machines[kind].name, { number })).join(', ');
}

/** What to do with the equipment that fits no circuit. */
export function leftText(shown: CircuitsView): string {
  const { words, t, result } = shown;
  return t(words.own.plan.leftOver, { machines: equipmentNames(shown, result.plan.left) });
}

/** A circuit with its load: "Circuit 1, 20 A: dehumidifier 1, air mover 1; 10.5 of 16 A." */
export function circuitText(shown: CircuitsView, circuit: FilledCircuit, index: number): string {
  const { words, t, locale } = shown;
  return t(words.own.plan.circuit, {
    number: index + 1,
    breaker: circuit.breakerAmps,
    machines: circuit.loads.length === 0 ? words.own.plan.empty : equipmentNames(shown, circuit.loads),
    used: locale.upTo(circuit.usedAmps, 1),
    usable: locale.upTo(circuit.usableAmps, 1),
  });
}
