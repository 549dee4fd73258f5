import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { CalculatorName } from '#core/calculators/registry.ts';
import { Calculator } from '../calculator/Calculator.tsx';
import { wordsOf, wordsOfForm } from '../calculator/page/in-language.ts';
import { type Address, memoryAddress } from '../calculator/state/address.ts';
import { loadAnswer, loadCalculator } from '../calculator/state/load.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const english = { code: 'en', tag: 'en-US', prefix: '' };
type Control = HTMLInputElement | HTMLSelectElement;

/** A calculator as it stands on a page, and a visitor in front of it. */
export class StandingTool {
  static readonly #mounted: Root[] = [];
  readonly root = document.createElement('div');

  /** Puts a calculator on the page and waits until all of it has come. */
  static async of(name: CalculatorName, address: Address = memoryAddress()): Promise<StandingTool> {
    const tool = new StandingTool();
    document.body.append(tool.root);
    const { words, shell } = wordsOf('en', name);
    const { definition, parts } = await loadCalculator(name);
    const loadWords = async () => words;
    const ofForm = wordsOfForm(words, definition, parts);
    const calculator = { definition, parts, title: name, language: english, words: ofForm, shell, loadWords, address };
    const mounted = createRoot(tool.root, { identifierPrefix: name });
    StandingTool.#mounted.push(mounted);
    await act(async () => mounted.render(<Calculator {...calculator} />));
    await act(async () => {
      tool.root.querySelector('form')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      await loadAnswer(parts, loadWords);
    });
    return tool;
  }

  /** Takes every calculator off the page. */
  static async clear(): Promise<void> {
    await act(async () => {
      for (const mounted of StandingTool.#mounted.splice(0)) mounted.unmount();
    });
    document.body.replaceChildren();
  }

  /** Fills in one field; false where the form has no such control or choice. */
  async fill(name: string, text: string): Promise<boolean> {
    if (name === 'altitude') await this.#change('place', 'altitude');
    return this.#change(name, text);
  }

  async #change(name: string, text: string): Promise<boolean> {
    const controls = [...this.root.querySelectorAll<Control>(`[name="${name}"]`)];
    const radio = controls.find((one) => one.type === 'radio' && one.value === text);
    const [control] = controls;
    if (!control || (control.type === 'radio' && !radio)) return false;
    await act(async () => {
      if (radio) radio.click();
      else typeInto(control, text);
    });
    return control.type === 'radio' || control.value === text;
  }

  async press(): Promise<void> {
    const button = this.root.querySelector<HTMLButtonElement>('button[type=submit]');
    await act(async () => button?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
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

/** React listens to what the browser's own setter tells. */
function typeInto(control: Control, text: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, text);
  control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
}
