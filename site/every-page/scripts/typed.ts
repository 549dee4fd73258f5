/** What was typed comes along where a part of a page was lost and only a reload brings it: for as long as that takes. */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const pauseMs = 500;
/** So often a tool is looked for that is still to wake. */
const looks = 60;

const fields = (): readonly Field[] => [...document.querySelectorAll<Field>('main :is(input, select, textarea)[id]')];
const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
const textOf = (field: Field) => (isChoice(field) ? String(field.checked) : field.value);

/** Until the page is loaded anew, in this window alone. */
function keep(): void {
  const typed = fields().flatMap((field) => (field.type === 'file' ? [] : [[field.id, textOf(field)]]));
  sessionStorage.typed = JSON.stringify([location.pathname, Object.fromEntries(typed)]);
}

/** What another load of this page left, once. Nothing where the browser keeps nothing. */
function taken(): Readonly<Record<string, string>> {
  try {
    const [path, typed] = JSON.parse(sessionStorage.typed ?? '[]');
    sessionStorage.removeItem('typed');
    return (path === location.pathname && typed) || {};
  } catch {
    return {};
  }
}

function bringBack(typed: Readonly<Record<string, string>>, look = 0): void {
  if (document.querySelector('[data-sleeps]')) {
    if (look < looks) setTimeout(bringBack, pauseMs, typed, look + 1);
    return;
  }
  for (const field of fields()) {
    const value = typed[field.id];
    if (value !== undefined && value !== textOf(field)) fill(field, value);
  }
}

/** As a hand does it: React hears of a value only where it was set past its own setter. */
function fill(field: Field, value: string): void {
  if (isChoice(field)) field.click();
  else setValue(field, value);
}

function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}

const isCut = !document.querySelector('body>nav');
const keepOnLeaving = () => addEventListener('pagehide', keep);
if (isCut) keepOnLeaving();
else addEventListener('lost', keepOnLeaving, { once: true });

bringBack(taken());

export {};
