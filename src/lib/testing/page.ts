import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const mounted: Root[] = [];

/** Renders in an empty page. What was rendered before is unmounted. */
export async function render(node: ReactNode): Promise<void> {
  await unmount();
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild ?? document.body);
  mounted.push(root);
  await act(async () => root.render(node));
}

/** For `afterEach`. */
export async function unmount(): Promise<void> {
  for (const root of mounted.splice(0)) await act(async () => root.unmount());
}

/** Types through the native setter, which React listens to. */
export function typeInto(control: Element | null | undefined, text: string): void {
  if (!control) throw new Error('There is no such field');
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}

/** The button with this accessible name; undefined where there is none. */
export function buttonOf(label: string, within: ParentNode = document): HTMLButtonElement | undefined {
  const nameOf = (button: Element) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
  return [...within.querySelectorAll('button')].find((button) => nameOf(button) === label);
}

export async function press(label: string, within?: ParentNode): Promise<void> {
  const button = buttonOf(label, within);
  if (!button) throw new Error(`There is no button "${label}" in: ${document.body.textContent}`);
  await act(async () => button.click());
}

/** Chooses files in a file input. */
export async function choose(input: HTMLInputElement | null | undefined, files: readonly Blob[]): Promise<void> {
  if (!input) throw new Error('There is no file input');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
}
