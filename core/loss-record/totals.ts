import type { Cents } from '../job/money.ts';
import type { LossRecord } from './record.ts';
import type { Row } from './shape.ts';

/** Sums of the owner's own figures, in whole cents. */
export interface Totals {
  /** Cost to buy again, each times how many. */
  readonly things: Cents;
  /** The same by room, in the order of the rooms; those in no room last, under "". Rooms without things are left out. */
  readonly byRoom: readonly { readonly room: string; readonly cents: Cents; readonly things: number }[];
  /** Things without a figure: the sum does not know them. */
  readonly withoutFigure: number;
  /** Receipts and other costs. */
  readonly costs: Cents;
}

/** Adds up a record. Nothing is estimated, depreciated or filled in. */
export function totalsOf({ rooms, things, costs }: LossRecord): Totals {
  const places = [...rooms.map(({ id }) => id), ''];
  const byRoom = places.map((room) => {
    const here = things.filter((thing) => thing.room === room);
    return { room, cents: sumOf(here.map(costOf)), things: here.length };
  });
  return {
    things: sumOf(things.map(costOf)),
    byRoom: byRoom.filter((each) => each.things > 0),
    withoutFigure: things.filter(({ costEach }) => costEach === null).length,
    costs: sumOf(costs.map(({ amount }) => amount ?? 0)),
  };
}

/** What it costs to buy a thing again, all of it; 0 without a figure. A thing without a count is one. */
export function costOf({ costEach, quantity }: Pick<Row<'things'>, 'costEach' | 'quantity'>): number {
  return (costEach ?? 0) * (quantity ?? 1);
}

function sumOf(amounts: readonly number[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Cents;
}
