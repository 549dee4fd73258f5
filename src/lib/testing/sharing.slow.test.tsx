// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { calculatorMessages } from '../../features/calculators/page/page-messages.ts';
import { memoryAddress, pageAddress } from '../../features/calculators/url.ts';
import { RenderedTool } from './render-tool.tsx';

const { answerMessages: said } = calculatorMessages('en', 'dehumidification');
const query = '?length=35&width=25&height=8&material=concrete&damageClass=class3';
const withResult = () => RenderedTool.of('dehumidification', memoryAddress(query, 'https://example.com/tool'));

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', window.location.pathname);
  await RenderedTool.clear();
});

test('a result writes the inputs to the URL', async () => {
  const tool = await RenderedTool.of('dehumidification', pageAddress);
  await tool.fill({ length: '35', width: '25', height: '8', material: 'concrete', damageClass: 'class3' });
  await tool.press();
  expect(tool.result).not.toBeNull();
  await expect.poll(() => window.location.search, { timeout: 5000 }).toContain(query);
});

describe('copying', () => {
  const inFrame = () => {
    document.documentElement.dataset.framed = '';
  };
  afterEach(() => {
    delete document.documentElement.dataset.framed;
  });

  test.each([
    [
      said.copyText,
      said.textCopied,
      ['Rating of one dehumidifier: 70 pints/day', 'Required capacity: 280 pints/day', 'length=35'],
      () => {},
    ],
    [said.copyLink, said.linkCopied, ['https://example.com/tool?length=35', '#result'], inFrame],
  ])('%s', async (button, said, parts, before) => {
    before();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const tool = await withResult();
    await tool.pressButton(button);
    for (const part of parts) expect(write.mock.calls[0]?.[0]).toContain(part);
    expect(tool.text).toContain(said);
  });

  test('without clipboard access the text is shown for manual copying', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
    const tool = await withResult();
    await tool.pressButton(said.copyText);
    expect(tool.text).toContain(said.copyByHand);
    expect(tool.root.querySelector('textarea')?.value).toContain('Required capacity: 280 pints/day');
  });
});

describe('printing', () => {
  const working = (tool: RenderedTool) =>
    [...tool.root.querySelectorAll('details')].find((one) => one.textContent.startsWith(said.working));

  test('the button prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await (await withResult()).pressButton(said.print);
    expect(print).toHaveBeenCalledOnce();
  });

  test.each([
    ['folded', false],
    ['unfolded', true],
  ])('the working is open while printing, then as before: %s', async (_case, wasOpen) => {
    const tool = await withResult();
    const details = working(tool);
    if (details) details.open = wasOpen;
    window.dispatchEvent(new Event('beforeprint'));
    expect(details?.open).toBe(true);
    window.dispatchEvent(new Event('afterprint'));
    expect(details?.open).toBe(wasOpen);
  });
});

test('the share panel gets the result as text', async () => {
  const tool = await withResult();
  const text = tool.root.querySelector<HTMLElement>('[data-share]')?.dataset.shareText;
  expect(text).toContain('Required capacity: 280 pints/day');
  expect(text).toMatch(/https:\/\/example\.com\/tool\?length=35.*#result$/);
});

test('links to other tools pass inputs', async () => {
  const tool = await withResult();
  const links = [...tool.root.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/calculators/air-movement?length=35&width=25');
  expect(links).toContain('/calculators/circuits?dehumidifiers=4&airMovers=10');
});
