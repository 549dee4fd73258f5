import type { Edit } from './edit.ts';
import type { LossRecord } from './record.ts';
import { mostEdition } from './shape.ts';

/** Above it a clock runs a decade ahead, and would leave no higher number for the files to come. */
const latestSeconds = mostEdition - 300_000_000;

/**
 * The number of the next calendar file of a record: higher than that of any file before it, wherever the device's clock
 * stands. It begins with the seconds of the clock, so that a record that lost its last number goes on above it.
 * @param at the device's clock, epoch milliseconds
 */
export function nextEdition({ claim }: Pick<LossRecord, 'claim'>, at: number): number {
  const seconds = Math.floor(at / 1000);
  const byClock = seconds <= latestSeconds ? seconds : 0;
  return Math.min(mostEdition, Math.max((claim.edition ?? 0) + 1, byClock));
}

/** The edit that keeps the number of a calendar file with its record. */
export function editionEdit(edition: number): Edit {
  return { kind: 'fill', section: 'claim', field: 'edition', value: edition };
}
