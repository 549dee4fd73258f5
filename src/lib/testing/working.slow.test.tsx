// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import type { CalculatorName } from '#core/calculators/registry.ts';
import { memoryAddress, writeLink } from '../../features/calculators/url.ts';
import { RenderedTool } from './render-tool.tsx';

type Form = Readonly<Record<string, string>>;

/** The numbers of each step of the working, by the name of what it finds. */
async function workingOf(name: CalculatorName, form: Form): Promise<ReadonlyMap<string, string>> {
  const { root } = await RenderedTool.of(name, memoryAddress(writeLink(form)));
  const steps = [...root.querySelectorAll('details ol > li')];
  return new Map(
    steps.map((step) => {
      const [finds, , numbers] = step.children;
      return [finds?.textContent ?? '', numbers?.textContent ?? ''];
    }),
  );
}

afterEach(RenderedTool.clear);

const moist = { temperature: '80', humidity: '60' };
const cold = { temperature: '10', humidity: '50' };
const affected = { affectedTemperature: '80', affectedHumidity: '60' };

describe('the working names what is found by an algorithm', () => {
  test.each<[CalculatorName, Form, string, string]>([
    ['psychrometric', moist, 'Dew point', '20.99 hPa is saturation at 64.9 °F'],
    ['psychrometric', cold, 'Dew point', '1.20 hPa is saturation at −5.0 °F'],
    ['psychrometric', cold, 'Frost point', '1.20 hPa is saturation over ice at −1.2 °F'],
    ['circuits', { airMovers: '4' }, 'What plugs in where', '19.5 A of equipment, 40 A of circuits, 0 left'],
    [
      'circuits',
      { airMovers: '4', circuits15: '0', circuits20: '0' },
      'What plugs in where',
      '19.5 A of equipment, 0 A of circuits, 5 left',
    ],
    ['air-check', { ...affected, surface: '64' }, 'Vapor pressure differential', '20.356 − 20.989 = −0.63 hPa'],
  ])('%s, %j: %s', async (name, form, finds, numbers) => {
    expect((await workingOf(name, form)).get(finds)).toBe(numbers);
  });

  test.each<[CalculatorName, Form, string]>([
    ['psychrometric', { ...moist, humidity: '0' }, 'Dew point'],
    ['psychrometric', moist, 'Frost point'],
    ['air-check', { ...affected, outsideTemperature: '90', outsideHumidity: '55' }, 'Vapor pressure differential'],
  ])('%s, %j: nothing where there is no %s', async (name, form, finds) => {
    const working = await workingOf(name, form);
    expect(working.size).toBeGreaterThan(0);
    expect(working.has(finds)).toBe(false);
  });
});
