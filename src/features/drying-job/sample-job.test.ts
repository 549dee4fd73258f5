import { expect, test } from 'vitest';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import { fromFile, toFile } from '#core/drying-job/record/job-file.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import { missingInHeader } from './missing.ts';
import { sampleJobOf } from './sample-job.ts';

test.each(['en', 'es'] as const)('the sample is a whole job that ends dry: %s', (language) => {
  const record = sampleJobOf('sample-1', dryingJobIn[language].sampleJob);
  const reading = fromFile(JSON.parse(JSON.stringify(toFile(record))));
  expect(reading).toMatchObject({ ok: true, leftOut: [] });
  expect(derive(jobOf(record)).visits.map(({ jobVerdict }) => jobVerdict)).toEqual(['wet', 'drying', 'dry']);
});

test('the header of a report lacks what is blank, and the meter of a point', () => {
  const sample = sampleJobOf('sample-1', dryingJobIn.en.sampleJob);
  expect(missingInHeader(sample)).toEqual(['address', 'insurer', 'claimNumber', 'technician']);
  const points = sample.points.map((point) => ({ ...point, meter: '' }));
  expect(missingInHeader({ site: sample.site, points }).at(-1)).toBe('meter');
});
