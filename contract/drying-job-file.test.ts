import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { fromFile, toFile } from '#core/drying-job/record/job-file.ts';
import { jobFile, jobFileSchema } from './drying-job-file.ts';

const { jobs } = JSON.parse(readFileSync(new URL('../core/drying-job/given.json', import.meta.url), 'utf8'));

/** The published schema in a validator that is not ours; strict: a word that it does not know is an error. */
const isJobFile = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(jobFileSchema());

describe.each<[string, unknown]>(jobs.map(({ job }: { job: { id: string } }) => [job.id, job]))('%s', (_id, job) => {
  const reading = fromFile(job);
  const file = reading.ok ? toFile(reading.record) : undefined;

  test('is written as its schema says, and nothing of it is lost there', () => {
    expect(jobFile.parse(file)).toEqual(file);
  });

  test('holds before another program that knows only the published schema', () => {
    isJobFile(JSON.parse(JSON.stringify(file)));
    expect(isJobFile.errors).toBeNull();
  });

  test.each([
    ['another version', { version: 1 }],
    ['no rooms', { rooms: undefined }],
    ['a room without measures of ours', { rooms: [{ id: 'a' }] }],
    ['an unknown kind of machine', { machines: [{ ...file?.machines[0], kind: 'fan' }] }],
    ['a reading that is a text', { visits: [{ ...file?.visits[0], readings: [{ id: 'r', value: '12' }] }] }],
  ])('with %s it is refused', (_what, change) => {
    const changed = { ...file, ...change };
    expect(jobFile.safeParse(changed).success).toBe(false);
    expect(isJobFile(JSON.parse(JSON.stringify(changed)))).toBe(false);
  });
});

test('the published schema names every part and says what is required', () => {
  const schema = jobFileSchema();
  expect(schema.required).toEqual(Object.keys(schema.properties ?? {}));
  expect(JSON.stringify(schema)).toContain('"humidityPercent":{"anyOf":[{"type":"number","minimum":0,"maximum":100}');
});
