import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derive } from '#core/drying-job/derive.ts';
import { fromFile } from '#core/drying-job/record/job-file.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import { blankJob, blankJobRow, type JobRecord } from '#core/drying-job/record/record.ts';
import { planHashOf, planInHash } from './plan-code.ts';
import { isPlanHash } from './plan-hash.ts';

const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8')) as {
  readonly jobs: readonly { readonly job: { readonly id: string } }[];
};
function recordOf(job: unknown): JobRecord {
  const reading = fromFile(job);
  if (!reading.ok) throw new Error(reading.error);
  return reading.record;
}
const plansOf = (record: JobRecord) => {
  const { plan, power, scrubbers } = derive(jobOf(record));
  const withoutIds = (value: unknown) => JSON.stringify(value, (key, each) => (/Ids?$/.test(key) ? undefined : each));
  return withoutIds([plan, power, scrubbers]);
};
const kitchen = recordOf(jobs[0]?.job);

test.each(jobs.map(({ job }) => [job.id, recordOf(job)] as const))(
  '%s: the same plan comes out',
  async (_id, record) => {
    const hash = await planHashOf(record);
    expect(isPlanHash(hash)).toBe(true);
    // A code of so many characters is still read by a phone's camera.
    expect(hash.length).toBeLessThan(1000);
    const read = await planInHash(hash, 'copy', 'Elm St');
    if (!read.ok) throw new Error(read.error);
    expect(read.record).toMatchObject({ id: 'copy', title: 'Elm St', machines: [], points: [], visits: [] });
    expect(plansOf(read.record)).toBe(plansOf(record));
  },
);

test('nothing of the customer, the machines or the readings is in it', async () => {
  const secret = 'Zacharias';
  const site = { ...kitchen.site, customer: secret, address: secret, notes: secret, insurer: secret };
  const record = { ...kitchen, title: secret, site };
  expect(await planHashOf(record)).toBe(await planHashOf(kitchen));
});

test('chambers, own numbers and signs of any language come along', async () => {
  const room = { ...blankJobRow('rooms', 'x'), name: 'Habitación «ñ» 台所', chamber: 'y', lengthFt: 10, widthFt: 9 };
  const chamber = { ...blankJobRow('chambers', 'y'), name: 'A', dehumidifiers: 2, why: 'cold' };
  const hash = await planHashOf({ ...blankJob('a'), rooms: [room], chambers: [chamber] });
  expect(await planInHash(hash, 'b')).toMatchObject({
    ok: true,
    record: { rooms: [{ name: room.name, chamber: 'c1', heightFt: null }], chambers: [{ id: 'c1', dehumidifiers: 2 }] },
  });
});

/** Any value, packed as a plan is. */
async function hashOf(text: string): Promise<string> {
  const packed = await new Response(
    new Blob([text]).stream().pipeThrough(new CompressionStream('deflate')),
  ).arrayBuffer();
  return `#plan=1.${Buffer.from(packed).toString('base64url')}`;
}

describe('the end of an address that is no plan', () => {
  test.each([
    ['nothing', '#plan='],
    ['no version', '#plan=eNqrVkrLz1eyUkpKLFKqBQAb4wQR'],
    ['version 0', '#plan=0.eNqrVkrLz1eyUkpKLFKqBQAb4wQR'],
    ['signs of no code', '#plan=1.<script>'],
    ['letters that are not packed', '#plan=1.hello'],
    ['too long', `#plan=1.${'A'.repeat(100_001)}`],
  ])('%s', async (_what, hash) => expect(await planInHash(hash, 'a')).toEqual({ ok: false, error: 'damaged' }));

  test.each([
    ['no JSON', 'hello'],
    ['a number', '7'],
    ['a list', '[]'],
    ['no rooms', '{"plan":{},"chambers":[],"rooms":[]}'],
    ['rooms that are none', '{"rooms":[7]}'],
    ['a size that is a text', '{"rooms":[{"id":"r1","lengthFt":"long"}]}'],
    ['a size beyond all', '{"rooms":[{"id":"r1","lengthFt":1e9}]}'],
    ['two rooms of one id', '{"rooms":[{"id":"r1"},{"id":"r1"}]}'],
    ['what grows and grows', JSON.stringify({ rooms: [{ id: 'r1', name: 'a'.repeat(600_000) }] })],
  ])('packed: %s', async (_what, text) => {
    expect(await planInHash(await hashOf(text), 'a')).toEqual({ ok: false, error: 'damaged' });
  });

  test('a later edition', async () => {
    const hash = (await planHashOf(kitchen)).replace('=1.', '=2.');
    expect(await planInHash(hash, 'a')).toEqual({ ok: false, error: 'newer' });
  });

  test('cut anywhere, or with any letter changed, it is refused or the same', async () => {
    const hash = await planHashOf(kitchen);
    const whole = await planInHash(hash, 'a');
    const at = fc.integer({ min: '#plan=1.'.length, max: hash.length - 1 });
    await fc.assert(
      fc.asyncProperty(at, fc.constantFrom(...'AZaz09-_'), fc.boolean(), async (place, letter, isCut) => {
        const other = isCut ? hash.slice(0, place) : hash.slice(0, place) + letter + hash.slice(place + 1);
        const read = await planInHash(other, 'a');
        expect(read.ok ? read : whole).toEqual(whole);
      }),
    );
  });
});
