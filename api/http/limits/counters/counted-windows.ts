import { CompiledQuery } from 'kysely';
import type { Store } from '../../../store/open-store.ts';
import type { Limit } from './counters.ts';

/** A key of one limit. */
export interface Counted {
  readonly key: string;
  readonly limit: Limit;
}

/** What became of a request. */
export interface Taken {
  /** The key that had no place left. */
  readonly refusedBy: string | undefined;
  /** Until the window ends that refuses, or else the last one. */
  readonly leftMs: number;
}

/** A window as it was found, and as the requests of one list fill it. */
interface Filling {
  readonly limit: Limit;
  readonly asked: number;
  readonly before: number;
  readonly ends: number;
  used: number;
}

/**
 * Takes places for requests, each after the ones before it in the list and each under all that count it or under none. All keys are
 * added to in one way to the database and back; what a request took that another key then refused goes back at once. The refused ones
 * of earlier lists are not counted on: a place that is given back is free however many have asked for it in vain.
 * @param at Now, by the clock that all processes share.
 */
export async function takeAll(
  store: Store,
  list: readonly (readonly Counted[])[],
  at: number,
): Promise<readonly Taken[]> {
  const windows = await addAll(store, list.flat(), at);
  const taken = list.map((counted) => takeOne(windows, counted, at));
  const surplus = [...windows].flatMap(([key, { limit, asked, before, used }]) => {
    const points = Math.min(before + asked, limit.requests) - used;
    return points > 0 ? [{ key, limit, points }] : [];
  });
  if (surplus.length > 0) await giveBackAll(store, surplus, at);
  return taken;
}

function takeOne(windows: ReadonlyMap<string, Filling>, counted: readonly Counted[], at: number): Taken {
  const found = counted.flatMap(({ key }) => {
    const window = windows.get(key);
    return window ? [{ key, window }] : [];
  });
  const refusing = found.find(({ window }) => window.used >= window.limit.requests);
  if (!refusing) for (const { window } of found) window.used += 1;
  return { refusedBy: refusing?.key, leftMs: ((refusing ?? found.at(-1))?.window.ends ?? at) - at };
}

// All processes go about it in one order, so that no two wait for each other.
const adding = `
  with asked as (select * from json_to_recordset($1) as one (key text, points integer, most integer, ends float8))
  insert into limit_windows as known (key, points, ends) select key, points, ends from asked order by key
  on conflict (key) do update set
    points = case when known.ends <= $2 then excluded.points
      else least(known.points, (select most from asked where key = known.key)) + excluded.points end,
    ends = case when known.ends <= $2 then excluded.ends else known.ends end
  returning key, points, ends`;

async function addAll(store: Store, counted: readonly Counted[], at: number): Promise<ReadonlyMap<string, Filling>> {
  const asked = new Map<string, { readonly limit: Limit; points: number }>();
  for (const { key, limit } of counted) {
    const sum = asked.get(key) ?? { limit, points: 0 };
    sum.points += 1;
    asked.set(key, sum);
  }
  const rows = [...asked].map(([key, { limit, points }]) => {
    return { key, points, most: limit.requests, ends: at + limit.windowMs };
  });
  const { rows: found } = await store.db.executeQuery<{ key: string; points: number; ends: number }>(
    CompiledQuery.raw(adding, [JSON.stringify(rows), at]),
  );
  return new Map(
    found.flatMap(({ key, points, ends }) => {
      const own = asked.get(key);
      if (!own) return [];
      const before = points - own.points;
      return [[key, { limit: own.limit, asked: own.points, before, ends, used: before }]];
    }),
  );
}

const givingBack = `
  with back as (
    select one.* from json_to_recordset($1) as one (key text, points integer, most integer)
    join limit_windows as held on held.key = one.key order by one.key for update of held
  )
  update limit_windows as known set points = greatest(0, least(known.points, back.most) - back.points)
  from back where known.key = back.key and known.ends > $2`;

/** Frees so many places of each key, in windows that have not ended. */
export async function giveBackAll(
  store: Store,
  list: readonly (Counted & { readonly points: number })[],
  at: number,
): Promise<void> {
  const rows = list.map(({ key, points, limit }) => ({ key, points, most: limit.requests }));
  await store.db.executeQuery(CompiledQuery.raw(givingBack, [JSON.stringify(rows), at]));
}
