/** Somebody in front of a browser, whatever its engine. Every step rejects when it cannot be done within a time limit. */
export interface Visitor {
  /** Opens an address of the site. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Types into a field, or chooses from a list by its value. */
  readonly fill: (field: Where, text: string) => Promise<void>;
  readonly press: (control: Where) => Promise<void>;
  /** Waits until an element of the selector holds the text and is shown. */
  readonly untilShown: (selector: string, text: RegExp) => Promise<void>;
  readonly count: (selector: string) => Promise<number>;
  /** The page on letter paper, as a PDF. Drivers that cannot print have none. */
  readonly print?: () => Promise<Uint8Array>;
}

/** What a visitor does, and what must hold. Rejects when it does not. */
export interface Journey {
  readonly name: string;
  /** A journey that is about paper is not walked where a driver cannot print. */
  readonly isPaper?: true;
  readonly walk: (visitor: Visitor) => Promise<void>;
}

/** An engine that can be walked in: what it says of itself, one visitor with a device of its own, and the end. */
export interface Engine {
  readonly version: string;
  /** Does the journey as a new visitor; gives all that the browser complained about. */
  readonly visit: (walk: Journey['walk']) => Promise<readonly string[]>;
  readonly prints: boolean;
  readonly close: () => Promise<void>;
}

/** Where something stands: a selector, or the words on a button or on the label of a field. */
export type Where = string | { readonly button: string } | { readonly label: string };

/** In the page: the first shown element there, in the middle of the screen, where no bar lies over it. */
export function found(kind: string, text: string): HTMLElement | null {
  const says = (element: Element) => (element.ariaLabel ?? element.textContent).trim() === text;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const of: Record<string, () => readonly (HTMLElement | null)[]> = {
    css: () => all(text),
    button: () => all('button, summary').filter(says),
    label: () =>
      all('label')
        .filter(says)
        .map((label) => (label as HTMLLabelElement).control),
  };
  const first = of[kind]?.().find((element) => element?.checkVisibility()) ?? null;
  first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return first;
}

/** In the page: whether an element of the selector holds the text and is shown. */
export function isShown(selector: string, pattern: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) => element.checkVisibility() && new RegExp(pattern, 's').test(element.textContent.trim()),
  );
}

/** In the page: types as keys would, where a driver's own keys fill no date and no list of choices. */
export function typeIn(field: HTMLElement, text: string): void {
  field.focus();
  // React hears of a value only where it is set past its own watch.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** The arguments of `found`. */
export function foundBy(where: Where): readonly [kind: string, text: string] {
  if (typeof where === 'string') return ['css', where];
  return 'button' in where ? ['button', where.button] : ['label', where.label];
}
