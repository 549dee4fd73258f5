import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordFiles, recordTexts } from '../claims/record-texts.ts';
import { parsePage, parseText } from '../pages/parse-page.ts';
import { unsafeAdvice } from './dry-advice.ts';
import { passagesOf } from './passages.ts';

const condition = 'Clean water only, and the power is safe:';

describe('a line on its own', () => {
  test.each([
    'Run fans and a dehumidifier.',
    'Run fans and dehumidifiers, but keep children out.',
    'Get standing water out. The goal is a dry house.',
    'Remove standing water with towels or a wet vacuum.',
    'Mop, bail or use a wet vacuum.',
    'Take the water out while it is liquid.',
    'On the first day: point fans along the walls.',
    'Clean water only: run fans.',
    'The power is safe? Run fans.',
    'Stop the water. Start to dry at once.',
  ])('"%s" lacks its condition', (line) => {
    expect(unsafeAdvice([line])).toHaveLength(1);
  });

  test.each([
    `${condition} run fans and a dehumidifier.`,
    `${condition} get standing water out. Run fans.`,
    'Run no fans where you can see mold.',
    'Stop the fans as soon as you see mold.',
    'Fans spread mold.',
    'Take pictures before the water goes out of the house.',
    'Get everyone out of the water.',
    'Set a date with the adjuster.',
    'Start the drying',
  ])('"%s" is safe', (line) => {
    expect(unsafeAdvice([line])).toEqual([]);
  });
});

describe('a passage', () => {
  test('the condition holds to the next heading, and not before it was said', () => {
    const page = parseText(`## One\n\n${condition} take it slowly.\n\n- Run fans.\n\n## Two\n\n- Run fans.\n`);
    expect(passagesOf(page).map((lines) => unsafeAdvice(lines))).toEqual([[], ['Run fans.']]);
    expect(unsafeAdvice(['Run fans.', condition])).toEqual(['Run fans.']);
  });
});

test.each(globSync('content/en/**/*.mdx'))('%s says the condition before the advice', (file) => {
  expect(passagesOf(parsePage(file)).flatMap((lines) => unsafeAdvice(lines))).toEqual([]);
});

/** The steps of the assessment stand behind its own gate, which its own tests hold. */
const records = globSync(recordFiles).filter((file) => !/assessment|words\.ts$|\.test\.ts$/.test(file));

test.each(records)('%s says the condition in the line', (file) => {
  expect(recordTexts(basename(file, '.ts')).flatMap((line) => unsafeAdvice([line]))).toEqual([]);
});
