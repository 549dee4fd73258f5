// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { memoryAddress } from '../../features/calculators/url.ts';
import { StandingTool } from './render-tool.tsx';

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

test.each([
  ['1.200', '1.200'],
  ['1200', '1250'],
])('the arrow keys leave %s in Spanish as %s', async (typed, stands) => {
  const tool = await StandingTool.of('cost-builder', memoryAddress(), {}, 'es');
  await tool.fill({ area: typed });
  const field = tool.root.querySelector('input[name="area"]');
  await act(async () => field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true })));
  expect(tool.holds('area', stands)).toBe(true);
});
