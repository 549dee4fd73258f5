import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Language, languages } from '#content/i18n/languages.ts';
import { type CalculatorName, definitionOf } from '#core/calculators/registry.ts';
import { Calculator } from '../../features/calculators/Calculator.tsx';
import { seaLevel } from '../../features/calculators/form/PlaceField.tsx';
import { readRoom } from '../../features/calculators/form/saved-room.ts';
import { loadCalculator } from '../../features/calculators/load.ts';
import { calculatorMessages, nextPages } from '../../features/calculators/page/page-messages.ts';
import { type Address, memoryAddress } from '../../features/calculators/url.ts';
import { press, typeInto } from './page.ts';

type Control = HTMLInputElement | HTMLSelectElement;
type Texts = Readonly<Record<string, string>>;

/** A rendered calculator, with helpers that act as a visitor. */
export class RenderedTool {
  static readonly #mounted: Root[] = [];
  readonly root = document.createElement('div');

  /** Renders a calculator, and waits until it has read stored data. */
  static async of(
    name: CalculatorName,
    address: Address = memoryAddress(),
    language: Language = 'en',
  ): Promise<RenderedTool> {
    const tool = new RenderedTool();
    document.body.append(tool.root);
    const { words, shell, answerMessages } = calculatorMessages(language, name);
    const { parts } = await loadCalculator(name);
    const definition = await definitionOf(name);
    const data = {
      title: name,
      language: languages[language],
      words,
      shell,
      answerMessages,
      nextPages: nextPages(language, words),
      homeTown: null,
    };
    const calculator = { definition, parts, ...data, address };
    const mounted = createRoot(tool.root, { identifierPrefix: name });
    RenderedTool.#mounted.push(mounted);
    await act(async () => mounted.render(<Calculator {...calculator} />));
    await act(async () => void (await readRoom()));
    return tool;
  }

  static async clear(): Promise<void> {
    await act(async () => {
      for (const mounted of RenderedTool.#mounted.splice(0)) mounted.unmount();
    });
    document.body.replaceChildren();
  }

  /** Fills in fields, choices first, since they may show other fields. False when the form rejects a value. */
  async fill(texts: Texts): Promise<boolean> {
    const given =
      'altitude' in texts ? { place: texts.altitude === seaLevel ? 'sea-level' : 'altitude', ...texts } : texts;
    const ofChoices = Object.entries(given).filter(([name]) => !this.#isTyped(name));
    await act(async () => {
      for (const [name, text] of ofChoices) this.#enter(name, text);
    });
    const typed = Object.entries(given).filter(([name]) => this.#isTyped(name));
    await act(async () => {
      for (const [name, text] of typed) this.#enter(name, text);
    });
    return Object.entries(texts).every(([name, text]) => this.holds(name, text));
  }

  holds(name: string, text: string): boolean {
    if (name === 'altitude' && text === seaLevel) return this.holds('place', 'sea-level');
    return this.#controls(name).some(({ value }) => value === text);
  }

  #controls(name: string): readonly Control[] {
    return [...this.root.querySelectorAll<Control>(`[name="${name}"]`)];
  }

  #isTyped(name: string): boolean {
    return this.#controls(name).some(({ type }) => type === 'text');
  }

  #enter(name: string, text: string): void {
    const controls = this.#controls(name);
    const radio = controls.find((one) => one.type === 'radio' && one.value === text);
    const [control] = controls;
    if (radio) radio.click();
    else if (control && control.type !== 'radio') typeInto(control, text);
  }

  async press(): Promise<void> {
    const button = this.root.querySelector<HTMLButtonElement>('button[type=submit]');
    await act(async () => button?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  }

  async pressButton(words: string): Promise<void> {
    await press(words, this.root);
  }

  /** The value beside a label of a list, with its unit: "63.9 °F"; null where there is no such row. */
  row(label: string): string | null {
    const rows = [...this.root.querySelectorAll('dl > div')];
    const row = rows.find((one) => one.querySelector('dt')?.textContent === label);
    return row?.querySelector('dd')?.textContent?.trim() ?? null;
  }

  get result(): string | null {
    return this.root.querySelector('[aria-label="Result"]')?.textContent ?? null;
  }

  get alert(): string | null {
    return this.root.querySelector('[role=alert]')?.textContent ?? null;
  }

  get text(): string {
    return this.root.textContent;
  }
}
