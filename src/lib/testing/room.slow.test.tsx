// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { CalculatorName } from '#core/calculators/registry.ts';
import { readRoom, saveRoom } from '../../features/calculators/form/saved-room.ts';
import { deviceStore } from '../storage/store.ts';
import { RenderedTool } from './render-tool.tsx';
import { until } from './wait-until.ts';

afterEach(async () => {
  await RenderedTool.clear();
  await (await deviceStore()).forget('room');
});

const room = { length: '24', width: '18', height: '8' };
const storeRoom = async (texts: Readonly<Record<string, string>>) => {
  await saveRoom(texts);
};

test('the last room is offered in the next tool, without filling fields', async () => {
  const one = await RenderedTool.of('air-scrubber');
  await one.fill(room);
  await one.press();
  await until(async () => expect(await readRoom()).toEqual(room));
  const next = await RenderedTool.of('dehumidification');
  await next.fill({ length: '12' });
  expect(next.holds('length', '12')).toBe(true);
  expect(next.holds('width', '')).toBe(true);
  await next.pressButton('Use 24 × 18 × 8 ft');
  for (const [side, text] of Object.entries(room)) expect(next.holds(side, text), side).toBe(true);
  expect(next.text).not.toContain('Use 24');
});

test.each<[CalculatorName, string]>([
  ['air-movement', 'Use 24 × 18 ft'],
  ['cost-builder', 'Use 24 × 18 ft'],
])('%s is offered the floor: %s', async (name, offer) => {
  await storeRoom(room);
  const tool = await RenderedTool.of(name);
  await tool.pressButton(offer);
  const filled = name === 'cost-builder' ? { area: '432' } : { length: '24', width: '18' };
  for (const [field, text] of Object.entries(filled)) expect(tool.holds(field, text), field).toBe(true);
});

test.each([
  ['the same floor keeps its height', { length: '24', width: '18' }, room],
  ['another floor has none', { length: '30', width: '18' }, { length: '30', width: '18' }],
  ['what is no room leaves the one before', { length: 'x', width: '18' }, room],
])('%s', async (_name, texts, expected) => {
  await storeRoom(room);
  await storeRoom(texts);
  expect(await readRoom()).toEqual(expected);
});

test.each(['circuits', 'psychrometric', 'air-check'] as const)(
  '%s asks for no room and is offered none',
  async (name) => {
    await storeRoom(room);
    const tool = await RenderedTool.of(name);
    expect(tool.text).not.toContain('Use 24');
  },
);

test('a floor too large for the cost builder is not offered', async () => {
  await storeRoom({ length: '100', width: '80' });
  const tool = await RenderedTool.of('cost-builder');
  expect(tool.text).not.toContain('Use 100');
});
