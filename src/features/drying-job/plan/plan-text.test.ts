import { expect, test } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { dryingJobIn } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import { blankJob, blankJobRow, type JobRecord } from '#core/drying-job/record/record.ts';
import { jobFormOf } from '../form.ts';
import { planNotes } from './plan-text.ts';

const nowhere = { 'air-movement': '', dehumidification: '', 'air-scrubber': '' };
const messages = { ...dryingJobIn.en, letterhead: '', insurersAt: '', calculatorsAt: nowhere };
const locale = localeIn('en');
const size = { lengthFt: 10, widthFt: 10, heightFt: 8 };

function notesOf(rooms: Readonly<Record<string, Partial<JobRecord['rooms'][number]>>>): readonly string[] {
  const record: JobRecord = {
    ...blankJob('a'),
    rooms: Object.entries(rooms).map(([name, given]) => ({ ...blankJobRow('rooms', name), name, ...given })),
  };
  return planNotes({ record, messages, locale, form: jobFormOf(messages, locale), derived: derive(jobOf(record)) });
}

test('rooms that are wet and measured need no note', () => {
  expect(notesOf({ Hall: { ...size, floorSqFt: 100 }, Den: { ...size, heldDeep: true } })).toEqual([]);
});

test('unmeasured rooms, and rooms with more wet than there is, are named', () => {
  expect(notesOf({ Hall: {}, Den: { ...size, floorSqFt: 101 }, Bath: { ...size, wallHeightFt: 9 } })).toEqual([
    expect.stringMatching(/^Not in the plan.*: Hall, Den, Bath\.$/),
  ]);
});

test('counted rooms without wet surfaces are named', () => {
  expect(notesOf({ Hall: { ...size, floorSqFt: 20 }, Den: size })).toEqual([
    expect.stringMatching(/^Nothing’s marked wet in: Den\./),
  ]);
});
