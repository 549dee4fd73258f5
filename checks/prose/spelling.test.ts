import { describe, expect, test } from 'vitest';
import { misspelled } from './spelling.ts';

describe('spelling', () => {
  test.each([
    ['The celing is wet.', ['celing']],
    ['FEMA’s drywall rule, N-95, https://x.y/zzq', []],
    ['Call {fone} {xlsx}', []],
  ])('%s', (text, wrong) => {
    expect(misspelled(text)).toEqual(wrong);
  });
});
