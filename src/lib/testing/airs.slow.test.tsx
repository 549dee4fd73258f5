// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseSavedReadings } from '../../features/calculators/psychrometric/readings.ts';
import { deviceStore } from '../storage/store.ts';
import { typeInto } from './page.ts';
import { RenderedTool } from './render-tool.tsx';

// Airs that stay on the psychrometric chart, with their table.

beforeEach(async () => (await deviceStore()).forget('airs'));
afterEach(() => RenderedTool.clear());

async function standing(): Promise<RenderedTool> {
  const tool = await RenderedTool.of('psychrometric');
  await tool.fill({ temperature: '80', humidity: '60', altitude: '0' });
  await tool.press();
  await come(tool);
  return tool;
}

/** Waits for the chart and the table, which come after the result. */
async function come({ root }: RenderedTool): Promise<void> {
  while (!nameField(root)) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

function nameField(root: HTMLElement): HTMLInputElement | null {
  return root.querySelector('figure input');
}

async function keep(tool: RenderedTool, name: string): Promise<void> {
  const field = nameField(tool.root);
  if (!field) throw new Error('There is no field for the name');
  await act(async () => typeInto(field, name));
  await act(async () => field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
}

function table({ root }: RenderedTool): readonly (readonly string[])[] {
  return [...root.querySelectorAll('figure tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td:not(.no-print)')].map(({ textContent }) => textContent),
  );
}

test('saved readings are listed by name, above the reading of the form', async () => {
  const tool = await standing();
  expect(table(tool)).toEqual([]);
  await keep(tool, 'Hall');
  await tool.fill({ temperature: '95', humidity: '50' });
  await keep(tool, ' ');
  expect(table(tool)).toEqual([
    ['1 Hall', '80', '60', '92.1', '64.9', '69.6'],
    ['2 Reading 2', '95', '50', '124.4', '73.4', '79.1'],
    ['In the form now', '95', '50', '124.4', '73.4', '79.1'],
  ]);
  expect(tool.row('Dew point')).toBe('73.4 °F');
  expect(tool.root.querySelectorAll('figure svg circle[r="9"]')).toHaveLength(2);
});

test('the altitude of the form applies to all readings', async () => {
  const tool = await standing();
  await keep(tool, 'Hall');
  await tool.fill({ altitude: '5000' });
  const [hall, now] = table(tool);
  expect(hall?.slice(1)).toEqual(now?.slice(1));
  expect(hall?.[3]).not.toBe('92.1');
});

test('a reading can be loaded into the form or removed', async () => {
  const tool = await standing();
  await keep(tool, 'Hall');
  await tool.fill({ temperature: '70', humidity: '40' });
  await act(async () => tool.root.querySelector<HTMLElement>('[aria-label="Show Hall in the form"]')?.click());
  expect(tool.holds('temperature', '80')).toBe(true);
  expect(tool.row('Dew point')).toBe('64.9 °F');
  await act(async () => tool.root.querySelector<HTMLElement>('[aria-label="Remove Hall"]')?.click());
  expect(table(tool)).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Save this reading on the chart');
  expect(tool.text).toContain('Hall was removed.');
});

test('six readings are the limit', async () => {
  const tool = await standing();
  for (const name of ['1', '2', '3', '4', '5', '6', '7']) await keep(tool, name);
  expect(table(tool)).toHaveLength(7);
  expect(tool.text).toContain('The chart holds 6 readings.');
});

test('readings persist', async () => {
  await keep(await standing(), 'Hall');
  await RenderedTool.clear();
  const tool = await standing();
  // Stored readings load after the result.
  await expect.poll(() => table(tool)[0]?.[0]).toBe('1 Hall');
});

test.each([
  [undefined, 0],
  ['Hall', 0],
  [[{ name: 'Hall', temperature: '80', humidity: '60' }], 1],
  [[{ name: 'Hall', temperature: 80, humidity: '60' }, { temperature: '80', humidity: '60' }, null], 0],
  [[{ name: 'Hall', temperature: 'warm', humidity: '60' }], 0],
  [Array(9).fill({ name: 'Hall', temperature: '80', humidity: '60' }), 6],
])('of stored %j, %d readings are valid', (stored, count) => {
  expect(parseSavedReadings(stored)).toHaveLength(count);
});
