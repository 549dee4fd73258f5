// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { StandingTool } from './stand.tsx';

afterEach(StandingTool.clear);

const room = { length: '12', width: '10', height: '8' };

test.each(['12.5', '12,5'])('a decimal may be typed as %s', async (length) => {
  const tool = await StandingTool.of('air-scrubber');
  await tool.fill({ ...room, length });
  await tool.press();
  expect(tool.alert).toBeNull();
  expect(tool.row('Required airflow')).toBe('100 CFM');
});

test('a number that may be thousands or decimals is asked back, and stays as it was typed', async () => {
  const tool = await StandingTool.of('air-scrubber');
  await tool.fill({ ...room, width: '1,250', height: '' });
  await tool.press();
  expect(tool.alert).toContain('“1,250” can be two numbers. Write 1250 or 1.25.');
  expect(tool.alert).toContain('Check: Width (ft).');
  expect(tool.holds('width', '1,250')).toBe(true);
});
