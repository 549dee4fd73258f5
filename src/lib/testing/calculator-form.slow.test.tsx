// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { afterEach, expect, test } from 'vitest';
import { languages } from '#content/i18n/languages.ts';
import { Calculator } from '../../features/calculators/Calculator.tsx';
import { loadCalculator } from '../../features/calculators/load.ts';
import { calculatorMessages, nextPages } from '../../features/calculators/page/page-messages.ts';
import { memoryAddress } from '../../features/calculators/url.ts';
import { render, typeInto, unmount } from './page.ts';
import { RenderedTool } from './render-tool.tsx';

afterEach(RenderedTool.clear);

const room = { length: '12', width: '10', height: '8' };

test.each(['12.5', '12,5'])('a decimal may be typed as %s', async (length) => {
  const tool = await RenderedTool.of('air-scrubber');
  await tool.fill({ ...room, length });
  await tool.press();
  expect(tool.alert).toBeNull();
  expect(tool.row('Required airflow')).toBe('100 CFM');
});

test('an ambiguous number is rejected with a question, and stays as typed', async () => {
  const tool = await RenderedTool.of('air-scrubber');
  await tool.fill({ ...room, width: '1,250', height: '' });
  await tool.press();
  expect(tool.alert).toContain('“1,250” can be read two ways. Enter 1250 or 1.25.');
  expect(tool.alert).toContain('Check: Width (ft).');
  expect(tool.holds('width', '1,250')).toBe(true);
});

test.each([
  ['1.200', '1.200'],
  ['1200', '1250'],
])('the arrow keys leave %s in Spanish as %s', async (typed, stands) => {
  const tool = await RenderedTool.of('cost-builder', memoryAddress(), 'es');
  await tool.fill({ area: typed });
  const field = tool.root.querySelector('input[name="area"]');
  await act(async () => field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true })));
  expect(tool.holds('area', stands)).toBe(true);
});

test('too many machines are rejected with the limit', async () => {
  const tool = await RenderedTool.of('circuits');
  await tool.fill({ airMovers: '101' });
  await tool.press();
  expect(tool.alert).toContain('Please enter up to 60 units of one kind');
});

test('the live region never has an outdated result', async () => {
  const tool = await RenderedTool.of('psychrometric');
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

test.each([
  ['psychrometric', '?temperature=80&humidity=50', 'temperature'],
  ['air-check', '?affectedTemperature=80&affectedHumidity=50', 'affectedTemperature'],
] as const)('a key press in %s with a result renders once', async (name, link, field) => {
  const { definition, parts } = await loadCalculator(name);
  const { words, shell, answerMessages } = calculatorMessages('en', name);
  const data = {
    title: name,
    language: languages.en,
    words,
    shell,
    answerMessages,
    nextPages: nextPages('en', words),
    homeTown: null,
  };
  let renders = 0;
  const count = () => {
    renders += 1;
  };
  await render(
    <Profiler id={name} onRender={count}>
      <Calculator definition={definition} parts={parts} {...data} address={memoryAddress(link)} />
    </Profiler>,
  );
  // What the page loads later, as its chart, is there by then.
  await act(async () => void (await new Promise((done) => setTimeout(done, 500))));
  renders = 0;
  await act(async () => typeInto(document.querySelector(`[name=${field}]`), '81'));
  expect(document.querySelector('[aria-label="Result"]')?.textContent).toContain('81');
  expect(renders).toBe(1);
  await unmount();
});
