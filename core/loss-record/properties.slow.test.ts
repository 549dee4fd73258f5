import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cents } from '../job/money.ts';
import { apply, type Edit } from './edit.ts';
import { mergeOf } from './merge.ts';
import { edits, Model } from './random-edits.ts';
import { read } from './read.ts';
import { blankRecord, blankRow, type LossRecord } from './record.ts';
import { tableNames } from './shape.ts';
import { totalsOf } from './totals.ts';

test('10,000 edits agree with a plain model, and each is taken back exactly', () => {
  let made = 0;
  fc.assert(
    fc.property(edits, (list) => {
      const model = new Model();
      let record = blankRecord('x');
      const before: { readonly record: LossRecord; readonly inverse: Edit }[] = [];
      for (const edit of list) {
        const applied = apply(record, edit);
        if (!applied.ok) continue;
        made += 1;
        before.push({ record, inverse: applied.inverse });
        model.apply(edit);
        record = applied.record;
      }
      const { holds, should } = model.compare(record);
      expect(holds).toEqual(should);
      expect(read(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, record, leftOut: [] });
      for (const step of before.toReversed()) {
        const undone = apply(record, step.inverse);
        if (!undone.ok) throw new Error(undone.error);
        expect(undone.record).toEqual(step.record);
        record = undone.record;
      }
    }),
    { numRuns: 250 },
  );
  expect(made).toBeGreaterThan(10_000);
});

function written(list: readonly Edit[]): LossRecord {
  return list.reduce((record, edit) => {
    const applied = apply(record, edit);
    return applied.ok ? applied.record : record;
  }, blankRecord('x'));
}

test('totals add up: by room to the whole, and one more thing adds what it costs', () => {
  fc.assert(
    fc.property(
      edits,
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 1, max: 999 }),
      (list, cents, count) => {
        const record = written(list);
        const totals = totalsOf(record);
        expect(totals.byRoom.reduce((sum, room) => sum + room.cents, 0)).toBe(totals.things);
        expect(totals.byRoom.reduce((sum, room) => sum + room.things, 0)).toBe(record.things.length);
        const [blank] = written([]).things;
        expect(blank).toBeUndefined();
        const thing = { ...blankRow('things', 'new'), costEach: cents as Cents, quantity: count };
        const more = totalsOf({ ...record, things: [...record.things, thing] });
        expect(more.things - totals.things).toBe(cents * count);
      },
    ),
    { numRuns: 100 },
  );
});

test('a copy merged into any record leaves nothing more to merge, and what stood there stands', () => {
  fc.assert(
    fc.property(edits, edits, (one, other) => {
      const [mine, theirs] = [written(one), written(other)];
      const merged = apply(mine, mergeOf(mine, theirs));
      if (!merged.ok) throw new Error(merged.error);
      expect(mergeOf(merged.record, theirs)).toEqual({ kind: 'several', edits: [] });
      expect(mergeOf(merged.record, mine)).toEqual({ kind: 'several', edits: [] });
      for (const table of tableNames) {
        expect(merged.record[table].slice(0, mine[table].length).map(({ id }) => id)).toEqual(
          mine[table].map(({ id }) => id),
        );
      }
    }),
    { numRuns: 60 },
  );
});

test('whatever arrives is read into a record, or refused', () => {
  fc.assert(
    fc.property(fc.object({ key: fc.constantFrom('rooms', 'things', 'id', 'story', 'room'), maxDepth: 4 }), (json) => {
      const reading = read({ version: 1, id: 'x', ...json });
      if (reading.ok) expect(read(JSON.parse(JSON.stringify(reading.record)))).toMatchObject({ leftOut: [] });
      else expect(reading.error).toBe('not-a-record');
    }),
    { numRuns: 300 },
  );
});
