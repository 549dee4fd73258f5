import { expect, test } from 'vitest';
import { lossRecordIn } from '#content/i18n/tool-messages.ts';
import { read } from '#core/loss-record/record.ts';
import { isSample, newSampleId } from '../../lib/storage/sample-record.ts';
import { sampleRecordOf } from './sample-record.ts';

test.each(['en', 'es'] as const)('the sample is a whole record, marked as a sample: %s', (language) => {
  const record = sampleRecordOf(newSampleId(), lossRecordIn[language].sampleRecord);
  const reading = read(JSON.parse(JSON.stringify(record)));
  expect(reading).toMatchObject({ ok: true, record, leftOut: [] });
  expect(isSample(record.id)).toBe(true);
  expect(isSample(crypto.randomUUID())).toBe(false);
  expect(record.things.map(({ costEach }) => costEach)).toEqual([18_000, 24_900, 6500]);
  expect(record.title).toMatch(/^(Sample|Ejemplo)/);
});
