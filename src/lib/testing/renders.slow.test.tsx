// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { languages } from '#content/i18n/languages.ts';
import { Calculator } from '../../features/calculators/Calculator.tsx';
import { loadCalculator } from '../../features/calculators/load.ts';
import { calculatorMessages, nextPages } from '../../features/calculators/page/page-messages.ts';
import { memoryAddress } from '../../features/calculators/url.ts';
import { typeInto } from './render-tool.tsx';

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
    start: {},
  };
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  let renders = 0;
  const count = () => {
    renders += 1;
  };
  await act(async () =>
    root.render(
      <Profiler id={name} onRender={count}>
        <Calculator definition={definition} parts={parts} {...data} address={memoryAddress(link)} />
      </Profiler>,
    ),
  );
  // What the page loads later, as its chart, is there by then.
  await act(async () => void (await new Promise((done) => setTimeout(done, 500))));
  renders = 0;
  const input = box.querySelector<HTMLInputElement>(`[name=${field}]`);
  await act(async () => input && typeInto(input, '81'));
  expect(box.querySelector('[aria-label="Result"]')?.textContent).toContain('81');
  expect(renders).toBe(1);
  await act(async () => root.unmount());
});
