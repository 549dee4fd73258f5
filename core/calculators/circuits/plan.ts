import type { MachineKind } from '../../job/equipment.ts';
import { withoutFloatError } from '../../units/whole-units.ts';
import { factors } from './factors.ts';
import { type Load, type Packing, packLoads } from './packing.ts';

/** Machines of one kind, alike. */
export interface Machines {
  readonly kind: MachineKind;
  readonly count: number;
  readonly amps: number;
}

/** One machine of the plan, such as the second air mover. */
export interface PluggedMachine extends Load {
  readonly kind: MachineKind;
  readonly number: number;
}

/** Which machine goes on which circuit at 80 % of the breakers, and what is left over. */
export function planCircuits(
  machines: readonly Machines[],
  circuits15: number,
  circuits20: number,
): Packing<PluggedMachine> {
  const { smallBreaker, largeBreaker } = factors;
  const available = [...circuitsOf(largeBreaker.value, circuits20), ...circuitsOf(smallBreaker.value, circuits15)];
  return packLoads(machines.flatMap(loadsOf), available);
}

/** Amps of the machines that found a circuit. */
export function runningAmps({ circuits }: Packing<Load>): number {
  return withoutFloatError(circuits.reduce((sum, { usedAmps }) => sum + usedAmps, 0));
}

function loadsOf({ kind, count, amps }: Machines): readonly PluggedMachine[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return { id: `${kind} ${number}`, kind, number, amps };
  });
}

function circuitsOf(breakerAmps: number, count: number) {
  const usableAmps = withoutFloatError(breakerAmps * factors.continuousShare.value);
  return Array.from({ length: count }, () => ({ breakerAmps, usableAmps }));
}
