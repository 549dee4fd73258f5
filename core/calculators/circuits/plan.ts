import type { MachineKind } from '../../job/equipment.ts';
import type { Factor } from '../../units/factor.ts';
import { withoutFloatError } from '../../units/rounding.ts';

export const factors = {
  continuousShare: {
    value: 0.8,
    unit: 'of the breaker’s amps',
    source: 'electrical-code',
  },
  smallBreaker: { value: 15, unit: 'A', source: 'household-circuit' },
  largeBreaker: { value: 20, unit: 'A', source: 'household-circuit' },
} as const satisfies Record<string, Factor>;

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

/** Amps of all loads on circuits. */
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

export interface Load {
  readonly id: string;
  readonly amps: number;
}

export interface FilledCircuit<Plugged extends Load = Load> {
  readonly breakerAmps: number;
  /** What may run for hours: 80 % of the breaker. */
  readonly usableAmps: number;
  readonly loads: readonly Plugged[];
  /** Amps of all machines on it. */
  readonly usedAmps: number;
}

export interface Packing<Plugged extends Load = Load> {
  readonly circuits: readonly FilledCircuit<Plugged>[];
  /** Loads that fit on no circuit. */
  readonly left: readonly Plugged[];
}

interface Bin<Plugged extends Load> {
  readonly breakerAmps: number;
  readonly usableAmps: number;
  readonly loads: Plugged[];
  free: number;
}

export interface Circuit {
  readonly breakerAmps: number;
  readonly usableAmps: number;
}

/** Limit of the exhaustive search; the greedy result is used beyond it. */
const mostTries = 20_000;

/**
 * Assigns loads to circuits: best-fit decreasing, then, if loads remain, a backtracking search of up to 20,000 steps.
 * Deterministic.
 */
export function packLoads<Plugged extends Load>(
  loads: readonly Plugged[],
  circuits: readonly Circuit[],
): Packing<Plugged> {
  const sorted = [...loads].sort((one, other) => other.amps - one.amps);
  const quick = packTightest(sorted, newBins<Plugged>(circuits));
  if (quick.left.length === 0 || total(loads) > withoutFloatError(room(circuits))) return quick;
  const bins = newBins<Plugged>(circuits);
  return searchAll(sorted, 0, bins, { tries: 0 }) ? { circuits: bins.map(filled), left: [] } : quick;
}

function newBins<Plugged extends Load>(circuits: readonly Circuit[]): Bin<Plugged>[] {
  return circuits.map((circuit) => ({ ...circuit, loads: [], free: circuit.usableAmps }));
}

function total(loads: readonly Load[]): number {
  return withoutFloatError(loads.reduce((sum, { amps }) => sum + amps, 0));
}

function room(circuits: readonly Circuit[]): number {
  return circuits.reduce((sum, { usableAmps }) => sum + usableAmps, 0);
}

function put<Plugged extends Load>(bin: Bin<Plugged>, load: Plugged) {
  bin.loads.push(load);
  bin.free = withoutFloatError(bin.free - load.amps);
}

function takeBack<Plugged extends Load>(bin: Bin<Plugged>) {
  const load = bin.loads.pop();
  if (load) bin.free = withoutFloatError(bin.free + load.amps);
}

function packTightest<Plugged extends Load>(
  loads: readonly Plugged[],
  bins: readonly Bin<Plugged>[],
): Packing<Plugged> {
  const left: Plugged[] = [];
  for (const load of loads) {
    const tightest = bins
      .filter((bin) => bin.free >= load.amps)
      .reduce<Bin<Plugged> | null>((best, bin) => (best === null || bin.free < best.free ? bin : best), null);
    if (tightest) put(tightest, load);
    else left.push(load);
  }
  return { circuits: bins.map(filled), left };
}

/** Tries every circuit for every machine; circuits with the same room left are tried once. */
function searchAll<Plugged extends Load>(
  loads: readonly Plugged[],
  index: number,
  bins: readonly Bin<Plugged>[],
  count: { tries: number },
): boolean {
  const load = loads[index];
  if (!load) return true;
  const seen = new Set<number>();
  for (const bin of bins) {
    if (bin.free < load.amps || seen.has(bin.free)) continue;
    seen.add(bin.free);
    count.tries += 1;
    if (count.tries > mostTries) return false;
    put(bin, load);
    if (searchAll(loads, index + 1, bins, count)) return true;
    takeBack(bin);
  }
  return false;
}

function filled<Plugged extends Load>({ breakerAmps, usableAmps, loads }: Bin<Plugged>): FilledCircuit<Plugged> {
  return { breakerAmps, usableAmps, loads, usedAmps: total(loads) };
}
