import type { Cents } from '../job/money.ts';
import type { LossRecord } from './record.ts';
import type { Row } from './shape.ts';

/** Sums of the amounts that the owner entered, in whole cents. */
export interface Totals {
  /** Cost to buy again, each times how many. */
  readonly things: Cents;
  /** The same by room, in the order of the rooms; those in no room last, under "". Rooms without things are left out. */
  readonly byRoom: readonly { readonly room: string; readonly cents: Cents; readonly things: number }[];
  /** Things without a figure: the sum does not know them. */
  readonly withoutFigure: number;
  /** Receipts and other costs. Own hours and miles are not in it. */
  readonly costs: Cents;
  readonly hours: OwnEffort;
  readonly miles: OwnEffort;
}

/** Hours or miles of the owner's own, with at most two decimals. */
export interface OwnEffort {
  readonly sum: number;
  /** At the owner's own rate, half a cent rounded up; null where no rate was given. */
  readonly cents: Cents | null;
}

/** Sums a record without estimating, depreciating or filling in anything. */
export function totalsOf({ rooms, things, costs, rates }: LossRecord): Totals {
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
    hours: effortOf(
      costs.map(({ hours }) => hours),
      rates.hour,
    ),
    miles: effortOf(
      costs.map(({ miles }) => miles),
      rates.mile,
    ),
  };
}

/** What it costs to buy a thing again, all of it; 0 without a figure. A thing without a count is one. */
export function costOf({ costEach, quantity }: Pick<Row<'things'>, 'costEach' | 'quantity'>): number {
  return (costEach ?? 0) * (quantity ?? 1);
}

function sumOf(amounts: readonly number[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Cents;
}

/** Added in whole hundredths: 0.1 and 0.2 are 0.3. */
function effortOf(amounts: readonly (number | null)[], rate: Cents | null): OwnEffort {
  const hundredths = sumOf(amounts.map((amount) => Math.round((amount ?? 0) * 100)));
  return { sum: hundredths / 100, cents: rate === null ? null : (Math.round((hundredths * rate) / 100) as Cents) };
}
