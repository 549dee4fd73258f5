import { describe, expect, test } from 'vitest';
import { adviceFor, type FlowchartAnswer } from './flowchart.ts';

const given = (question1: FlowchartAnswer, question2: FlowchartAnswer, question3: FlowchartAnswer) =>
  adviceFor({ question1, question2, question3 });

describe('three given answers', () => {
  test.each([
    ['no', 'yes', 'yes', 'dry-it-yourself'],
    ['no', 'yes', 'no', 'look-for-mold'],
    ['no', 'no', 'yes', 'call-today'],
    ['no', 'no', 'no', 'call-today-mold'],
    ['yes', 'yes', 'yes', 'call-now'],
    ['yes', 'yes', 'no', 'call-now'],
    ['yes', 'no', 'yes', 'call-now'],
    ['yes', 'no', 'no', 'call-now'],
  ] as const)('dirty %s, small %s, in time %s: %s', (dirty, small, inTime, advice) => {
    expect(given(dirty, small, inTime)).toBe(advice);
  });
});

describe('no advice before all three are given', () => {
  test.each([
    ['unanswered', 'unanswered', 'unanswered'],
    ['yes', 'unanswered', 'unanswered'],
    ['yes', 'no', 'unanswered'],
    ['no', 'unanswered', 'yes'],
    ['unanswered', 'yes', 'yes'],
  ] as const)('%s, %s, %s', (first, second, third) => {
    expect(given(first, second, third)).toBeNull();
  });
});

test('changing one answer changes the advice', () => {
  const answers = { question1: 'no', question2: 'yes', question3: 'yes' } as const;
  expect(adviceFor({ ...answers, question1: 'yes' })).not.toBe(adviceFor(answers));
});
