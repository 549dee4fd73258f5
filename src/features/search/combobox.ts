/** A search field with a list of options, after the combobox pattern of the WAI-ARIA APG: the focus stays in the field. */
export interface Combobox {
  /** Shows these options. `status` is announced, and visible if `isSeen`. */
  show(options: readonly HTMLAnchorElement[], status: string, isSeen?: boolean): void;
  /** Sets the accessible name of the list. */
  name(label: string): void;
}

/** Styles of the list, in system colors. */
const styles = `[data-search]>div{position:absolute;z-index:9;inset:100% 0 auto;margin-top:.3rem;font:1rem/1.35 var(--sans,sans-serif);background:Canvas;color:CanvasText}
aside [data-search]>div{left:auto;width:min(34rem,90vw)}
[data-search] [role=listbox]{max-height:70vh;overflow:auto;border:1px solid}
[data-search] [role=option]{display:block;min-height:2.75rem;padding:.6rem .8rem;color:inherit;text-decoration:none;border-bottom:1px solid color-mix(in srgb,CanvasText 20%,Canvas)}
[data-search] [role=option]:is(:hover,[aria-selected=true]){outline:3px solid;outline-offset:-3px}
[data-search] small{display:block;font-size:.9375rem}
[data-search] mark{background:none;color:inherit;font-weight:600;text-decoration:underline}
[data-search] [role=status]{padding:.6rem .8rem;border:1px solid;margin:0}
[data-search] [role=status]:not([data-seen]){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);padding:0;border:0}
@media print{[data-search]{display:none}}`;

let fields = 0;

/** Turns a field into a combobox: arrows select an option, Enter follows it, Escape closes the list. */
export function combobox(form: HTMLElement, input: HTMLInputElement): Combobox {
  if (fields === 0) addStyles();
  const id = `found-${fields++}`;
  const [under, list, status] = [createElement('div'), createElement('div', 'listbox'), createElement('p', 'status')];
  list.id = id;
  under.append(status, list);
  form.append(under);
  input.role = 'combobox';
  input.autocomplete = 'off';
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', id);
  let current = -1;
  const options = () => [...list.children] as HTMLElement[];

  function select(next: number): void {
    const all = options();
    current = all.length === 0 ? -1 : ((next % (all.length + 1)) + all.length + 1) % (all.length + 1);
    all.forEach((option, index) => {
      option.ariaSelected = String(index === current);
    });
    const selected = all[current];
    if (selected) input.setAttribute('aria-activedescendant', selected.id);
    else input.removeAttribute('aria-activedescendant');
    selected?.scrollIntoView({ block: 'nearest' });
  }

  function show(shown: readonly HTMLAnchorElement[], message: string, isSeen = false): void {
    shown.forEach((option, index) => {
      option.id = `${id}-${index}`;
    });
    list.replaceChildren(...shown);
    list.hidden = shown.length === 0;
    input.ariaExpanded = String(shown.length > 0);
    status.textContent = message;
    status.toggleAttribute('data-seen', isSeen);
    select(shown.length);
  }

  input.addEventListener('keydown', (event) => {
    const all = options();
    if (all.length === 0) return;
    const isChosen = current >= 0 && current < all.length;
    const { key } = event;
    if (key === 'ArrowDown') select(current + 1);
    else if (key === 'ArrowUp') select(current - 1);
    else if (key === 'Escape') show([], '');
    else if (key === 'Enter' && isChosen) all[current]?.click();
    else return;
    // The browser would move the cursor, empty the field or send the form, and the menu would close.
    event.preventDefault();
    event.stopPropagation();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) show([], '');
  });
  // A press on an option must not take the focus: the list would close before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  show([], '');
  return { show, name: (label) => list.setAttribute('aria-label', label) };
}

function createElement(name: 'div' | 'p', role?: string): HTMLElement {
  const made = document.createElement(name);
  if (role) made.role = role;
  return made;
}

function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
