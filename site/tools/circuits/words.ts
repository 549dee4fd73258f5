import type { CircuitInput, CircuitResult } from '#core/calculators/circuits/circuits.ts';
import { factors } from '#core/calculators/circuits/factors.ts';
import type { FilledCircuit, Load } from '#core/calculators/circuits/packing.ts';
import { energyFactors } from '#core/quantities/energy.ts';
import { formatNumber, formatUpTo } from '#site/format.ts';
import type { Row } from '../shell/Results.tsx';
import type { Step } from '../shell/Working.tsx';

export function resultRows(result: CircuitResult): readonly Row[] {
  const fit = result.units - result.left.length;
  return [
    { label: 'Machines on circuits', value: `${formatNumber(fit)} of ${formatNumber(result.units)}` },
    {
      label: 'Left without a circuit',
      value: formatNumber(result.left.length),
      ...(result.left.length > 0 && { note: leftWords(result.left) }),
    },
    {
      label: 'Amps of all machines',
      value: formatUpTo(result.totalAmps, 1),
      unit: 'A',
      note: `of ${formatUpTo(result.usableAmps, 1)} A that these circuits may carry for hours`,
    },
    { label: 'Energy per day', value: formatUpTo(result.energyPerDay, 1), unit: 'kWh' },
    { label: 'Heat added', value: formatNumber(result.heatBtuPerHour), unit: 'BTU/h' },
  ];
}

/** What was typed, for the copied text. */
export function inputRows(input: CircuitInput): readonly Row[] {
  const machines = (label: string, count: number, amps: number): Row =>
    count === 0 ? { label, value: 'none' } : { label, value: `${count} × ${formatUpTo(amps)}`, unit: 'A' };
  return [
    machines('Dehumidifiers', input.dehumidifiers, input.dehumidifierAmps),
    machines('Air movers', input.airMovers, input.airMoverAmps),
    machines('Air scrubbers', input.scrubbers, input.scrubberAmps),
    { label: 'Circuits', value: `${input.circuits20} of 20 A, ${input.circuits15} of 15 A` },
    { label: 'Volts', value: formatUpTo(input.volts), unit: 'V' },
  ];
}

/** "dehumidifier 1, air movers 1 and 2" would save words but not time: each machine by its name. */
export function loadNames(loads: readonly Load[]): string {
  return loads.map(({ id }) => id).join(', ');
}

export function leftWords(left: readonly Load[]): string {
  return `${loadNames(left)}: find another circuit, or ask an electrician for a temporary supply.`;
}

/** "Circuit 1, 20 A: dehumidifier 1, air mover 1; 10.5 of 16 A" */
export function circuitWords(circuit: FilledCircuit, index: number): string {
  const names = circuit.loads.length === 0 ? 'nothing' : loadNames(circuit.loads);
  return `Circuit ${index + 1}, ${circuit.breakerAmps} A: ${names}; ${formatUpTo(circuit.usedAmps, 1)} of ${formatUpTo(circuit.usableAmps, 1)} A.`;
}

/** Each step with the visitor's numbers. */
export function workingSteps(input: CircuitInput, result: CircuitResult): readonly Step[] {
  const { continuousShare, smallBreaker, largeBreaker } = factors;
  const share = continuousShare.value;
  const running = formatUpTo(
    result.circuits.reduce((sum, { usedAmps }) => sum + usedAmps, 0),
    1,
  );
  const volts = formatUpTo(input.volts);
  return [
    {
      finds: 'Amps that a circuit may carry for hours',
      rule: `breaker × ${share}`,
      numbers: `${largeBreaker.value} × ${share} = ${largeBreaker.value * share} A; ${smallBreaker.value} × ${share} = ${smallBreaker.value * share} A`,
      source: continuousShare.source,
    },
    {
      finds: 'Which machine goes where',
      rule: 'largest first, each on the circuit where it leaves the least room; if some are left, other arrangements are tried',
      numbers: `${formatUpTo(result.totalAmps, 1)} A of machines, ${formatUpTo(result.usableAmps, 1)} A of circuits, ${result.left.length} left`,
      source: 'our method',
    },
    {
      finds: 'Energy per day',
      rule: 'running amps × volts × 24 ÷ 1,000',
      numbers: `${running} × ${volts} × 24 ÷ 1,000 = ${formatUpTo(result.energyPerDay, 1)} kWh`,
      source: 'arithmetic; Jon-Don works it the same way, read 2026-11-21',
    },
    {
      finds: 'Heat added',
      rule: `running amps × volts × ${energyFactors.btuPerWattHour.value}`,
      numbers: `${running} × ${volts} × ${energyFactors.btuPerWattHour.value} = ${formatNumber(result.heatBtuPerHour)} BTU/h`,
      source: energyFactors.btuPerWattHour.source,
    },
  ];
}
