/** A field with a list under it, by the pattern of a combobox (WAI-ARIA APG): the focus stays in the field, and the list tells which entry is meant. */
export interface Combobox {
  /** Shows entries, or none; `status` is read aloud, and seen where there is nothing else to see. */
  show(options: readonly HTMLAnchorElement[], status: string, isSeen?: boolean): void;
  /** What the list is called. */
  name(label: string): void;
}

/** In the colors of the system: a page keeps no property that its own rules do not read. */
const look = `[data-search]>div{position:absolute;z-index:9;inset:100% 0 auto;margin-top:.3rem;font:1rem/1.35 var(--sans,sans-serif);background:Canvas;color:CanvasText}
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

/** Makes a combobox of a field: arrows choose an entry, Enter follows it, Escape closes the list. */
export function combobox(form: HTMLElement, input: HTMLInputElement): Combobox {
  if (fields === 0) addLook();
  const id = `found-${fields++}`;
  const [under, list, status] = [part('div'), part('div', 'listbox'), part('p', 'status')];
  list.id = id;
  under.append(status, list);
  form.append(under);
  input.role = 'combobox';
  input.autocomplete = 'off';
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', id);
  let at = -1;
  const options = () => [...list.children] as HTMLElement[];

  function choose(next: number): void {
    const all = options();
    at = all.length === 0 ? -1 : ((next % (all.length + 1)) + all.length + 1) % (all.length + 1);
    all.forEach((option, turn) => {
      option.ariaSelected = String(turn === at);
    });
    const meant = all[at];
    if (meant) input.setAttribute('aria-activedescendant', meant.id);
    else input.removeAttribute('aria-activedescendant');
    meant?.scrollIntoView({ block: 'nearest' });
  }

  function show(shown: readonly HTMLAnchorElement[], told: string, isSeen = false): void {
    shown.forEach((option, turn) => {
      option.id = `${id}-${turn}`;
    });
    list.replaceChildren(...shown);
    list.hidden = shown.length === 0;
    input.ariaExpanded = String(shown.length > 0);
    status.textContent = told;
    status.toggleAttribute('data-seen', isSeen);
    choose(shown.length);
  }

  input.addEventListener('keydown', (event) => {
    const all = options();
    if (all.length === 0) return;
    const isChosen = at >= 0 && at < all.length;
    const { key } = event;
    if (key === 'ArrowDown') choose(at + 1);
    else if (key === 'ArrowUp') choose(at - 1);
    else if (key === 'Escape') show([], '');
    else if (key === 'Enter' && isChosen) all[at]?.click();
    else return;
    // The browser would move the cursor, empty the field or send the form, and the menu would close.
    event.preventDefault();
    event.stopPropagation();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) show([], '');
  });
  // A press on an entry must not take the focus, or the list would be gone before the press ends.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  show([], '');
  return { show, name: (label) => list.setAttribute('aria-label', label) };
}

function part(name: 'div' | 'p', role?: string): HTMLElement {
  const made = document.createElement(name);
  if (role) made.role = role;
  return made;
}

function addLook(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets.push(sheet);
}
