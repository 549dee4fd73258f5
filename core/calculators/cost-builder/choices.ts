import { waterSources } from '../../job/category.ts';
import { roomTypes } from '../../job/room.ts';
import { damageExtents } from '../../job/severity.ts';
import { withoutFloatError } from '../../quantities/whole-units.ts';
import { type CostInput, calculateCost } from './cost-estimate.ts';
import { publishedRates, rates, roomMultipliers } from './factors.ts';

/** Dollars of the estimate that each choice brings. They add up to the estimate before it is rounded. */
export interface CostParts {
  /** The lowest estimate for this area: minor damage by clean water in a plain room. */
  readonly area: number;
  readonly severity: number;
  readonly source: number;
  readonly room: number;
}

/** Adds one choice at a time to the plainest case, in the order severity, water, room. */
export function costParts({ area, room, source, severity }: CostInput): CostParts {
  const plain = area * rates.minor.clean;
  const withSeverity = area * rates[severity].clean;
  const withSource = area * rates[severity][source];
  return {
    area: plain,
    severity: withSeverity - plain,
    source: withSource - withSeverity,
    room: withoutFloatError(withSource * roomMultipliers[room] - withSource),
  };
}

/** One other answer, and the dollars by which it moves the estimate. */
export interface Alternative {
  readonly choice: string;
  readonly estimate: number;
  readonly change: number;
}

export interface Alternatives {
  readonly severity: readonly Alternative[];
  readonly source: readonly Alternative[];
  readonly room: readonly Alternative[];
}

/** What every answer to each question would make of the estimate, the others unchanged. The given answer changes 0. */
export function costAlternatives(input: CostInput): Alternatives {
  const now = calculateCost(input).estimate;
  const tryOut = (choice: string, changed: Partial<CostInput>): Alternative => {
    const { estimate } = calculateCost({ ...input, ...changed });
    return { choice, estimate, change: estimate - now };
  };
  return {
    severity: damageExtents.map((severity) => tryOut(severity, { severity })),
    source: waterSources.map((source) => tryOut(source, { source })),
    room: roomTypes.map((room) => tryOut(room, { room })),
  };
}

/** Dollars for the same area at the mitigation rates that others publish. */
export function publishedRange({ area, source }: Pick<CostInput, 'area' | 'source'>) {
  const { low, high, older } = publishedRates[source];
  return { low: area * low, high: area * high, older: area * older };
}
