// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { type CalculatorName, calculators, definitionOf } from '#core/calculators/registry.ts';
import { readCases } from '#core/calculators/shared/cases.ts';
import { firstTexts } from '#core/calculators/shared/define.ts';
import { calculatorMessages } from '../../features/calculators/page/page-messages.ts';
import { memoryAddress } from '../../features/calculators/url.ts';
import { deviceStore } from '../storage/store.ts';
import { RenderedTool } from './render-tool.tsx';

const names = Object.keys(calculators) as CalculatorName[];

afterEach(async () => {
  vi.restoreAllMocks();
  await RenderedTool.clear();
});

async function withResult(name: CalculatorName): Promise<RenderedTool> {
  const tool = await RenderedTool.of(name, memoryAddress('', 'https://example.com/tool'));
  const [first] = readCases(readFileSync(`core/calculators/${name}/cases.json`, 'utf8')).accepted;
  await tool.fill({ ...firstTexts(await definitionOf(name)), ...first?.input });
  await tool.press();
  return tool;
}

const { help, logJob, jobsAt } = calculatorMessages('en', 'cost-builder').answerMessages;
const linksCalled = (tool: RenderedTool, words: string) =>
  [...tool.root.querySelectorAll('a')].filter((link) => link.textContent === words);

test('a homeowner’s result offers a free inspection, and the form gets its numbers', async () => {
  const go = vi.spyOn(window.location, 'assign').mockReturnValue();
  const tool = await withResult('cost-builder');
  const links = linksCalled(tool, help.send);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/wtr-connection#estimate']);
  expect(tool.root.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
  links[0]?.click();
  await expect.poll(() => go.mock.calls).toEqual([['/wtr-connection#estimate']]);
  const handover = await (await deviceStore()).read('estimate-handover');
  expect(handover).toEqual({ question: expect.stringContaining('https://example.com/tool?') });
  expect(handover).toEqual({ question: expect.stringMatching(/^[^\n]+: .*\d/m) });
});

const technical = names.filter((name) => name !== 'cost-builder');

test.each(technical)('%s: a technician’s result leads on to the drying job, without a sales pitch', async (name) => {
  const tool = await withResult(name);
  expect(linksCalled(tool, help.send)).toEqual([]);
  expect(linksCalled(tool, logJob).map((link) => link.getAttribute('href'))).toEqual([jobsAt]);
});

test('in an embedded frame the link contains the numbers', async () => {
  document.documentElement.dataset.framed = '';
  try {
    const tool = await withResult('cost-builder');
    const [link] = tool.root.querySelectorAll<HTMLAnchorElement>('a[href*="#estimate"]');
    const words = new URLSearchParams(link?.getAttribute('href')?.split('#estimate?')[1]);
    expect(words.get('question')).toContain('https://example.com/tool?');
  } finally {
    delete document.documentElement.dataset.framed;
  }
});
