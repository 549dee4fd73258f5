import { expect, test } from 'vitest';
import { derive } from '#core/drying-job/derive.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import { blankJob, blankJobRow } from '#core/drying-job/record/record.ts';
import { floorPlanOf, tip } from './floor-plan.ts';

const room = (id: string, lengthFt: number, widthFt: number, airMovers: number | null = null) => {
  return { ...blankJobRow('rooms', id), lengthFt, widthFt, heightFt: 8, floorSqFt: 9, airMovers };
};

function planOf(...rooms: readonly ReturnType<typeof room>[]) {
  const job = jobOf({ ...blankJob('a'), rooms });
  return floorPlanOf({ job, derived: derive(job) }, 640);
}

test('without a measured room there is no drawing', () => expect(planOf()).toBeNull());

test('rooms are drawn to one scale, long side horizontal, inside of the drawing and apart', () => {
  const plan = planOf(room('a', 12, 24), room('b', 10, 10), room('c', 20, 16), room('d', 3, 3));
  if (!plan) throw new Error('no plan');
  expect(plan.rooms.map(({ width, height }) => [width / plan.scale, height / plan.scale].map(Math.round))).toEqual([
    [24, 12],
    [10, 10],
    [20, 16],
    [3, 3],
  ]);
  for (const { x, y, width, height } of plan.rooms) {
    expect(x + width).toBeLessThanOrEqual(plan.width);
    expect(y + height).toBeLessThanOrEqual(plan.height);
  }
  const [first, second] = plan.rooms;
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
});

test.each([
  [null, 2],
  [2, 2],
  [0, 0],
  [200, 50],
])('own number %s gives %i marks', (own, marks) => {
  expect(planOf(room('a', 16, 4, own))?.rooms[0]?.marks).toHaveLength(marks);
});

test.each([
  [16, 4],
  [24, 12],
  [10, 10],
  [3, 3],
  [50, 2],
])('no mark of a room of %d by %d ft touches a wall or another mark', (length, width) => {
  for (let units = 1; units <= 60; units += 1) {
    const [drawn] = planOf(room('a', length, width, units))?.rooms ?? [];
    if (!drawn) throw new Error('no room');
    for (const { x, y, blowsDegrees } of drawn.marks) {
      const [reach, angle] = [drawn.radius * tip, (blowsDegrees * Math.PI) / 180];
      const [right, down] = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
      const walls = [x, drawn.width - x, y, drawn.height - y].map((far) => far - drawn.radius);
      expect(Math.min(right, drawn.width - right, down, drawn.height - down, ...walls)).toBeGreaterThan(0);
    }
    const distances = drawn.marks.flatMap((one, at) =>
      drawn.marks.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(2 * drawn.radius);
  }
});
