// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { StandingTool } from './render-tool.tsx';

afterEach(StandingTool.clear);

test('more machines than the form takes are told the limit', async () => {
  const tool = await StandingTool.of('circuits');
  await tool.fill({ airMovers: '101' });
  await tool.press();
  expect(tool.alert).toContain('Please enter up to 60 machines of a kind');
});

test('what is read out is never an older result than the one in sight', async () => {
  const tool = await StandingTool.of('psychrometric');
  const said = () => tool.root.querySelector('.hidden[role="status"]')?.textContent ?? '';
  await tool.fill({ temperature: '72.5', humidity: '55' });
  await tool.press();
  expect(said()).toContain('55');
  await tool.fill({ humidity: '80' });
  expect(tool.result).toContain('80');
  expect(said()).toBe('');
  await tool.press();
  expect(said()).toContain('80');
});
