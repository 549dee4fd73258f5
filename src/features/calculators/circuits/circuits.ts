import type { words } from '#content/en/calculators/circuits.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { definition } from '#core/calculators/circuits/definition.ts';
import type { PluggedMachine } from '#core/calculators/circuits/plan.ts';
import type { Shown } from '../calculator.ts';

export type CircuitMessages = MessageShape<typeof words>;
export type CircuitShown = Shown<typeof definition, CircuitMessages>;
type FilledCircuit = CircuitShown['result']['plan']['circuits'][number];

/** "dehumidifier 1, air mover 2": each machine by its name. */
function machineNames({ words, t }: CircuitShown, machines: readonly PluggedMachine[]): string {
  return machines.map(({ kind, number }) => t(words.own.machines[kind].name, { number })).join(', ');
}

/** What to do with the machines that found no circuit. */
export function leftText(shown: CircuitShown): string {
  const { words, t, result } = shown;
  return t(words.own.plan.leftOver, { machines: machineNames(shown, result.plan.left) });
}

/** "Circuit 1, 20 A: dehumidifier 1, air mover 1; 10.5 of 16 A." */
export function circuitText(shown: CircuitShown, circuit: FilledCircuit, index: number): string {
  const { words, t, locale } = shown;
  return t(words.own.plan.circuit, {
    number: index + 1,
    breaker: circuit.breakerAmps,
    machines: circuit.loads.length === 0 ? words.own.plan.empty : machineNames(shown, circuit.loads),
    used: locale.upTo(circuit.usedAmps, 1),
    usable: locale.upTo(circuit.usableAmps, 1),
  });
}
