/** A stretch of a section, in pixels from its top. */
interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** A part of a section, and whether something of it stands in the margin. */
type Part = Stretch & { readonly reachesMargin: boolean };

/**
 * Sets the sources of each section beside the words that are first to name them, where the margin is free. They repeat the list
 * at the page's end, so they are for the eye alone. What stands in margins already is taken away first.
 */
export function sourcesBeside(sections: readonly HTMLElement[]): void {
  for (const old of document.querySelectorAll('[data-margin]')) old.remove();
  const named = new Set<string>();
  for (const section of sections) fillMargin(section, named);
}

/** The part of a section's width that notes take on its right: 15.5 of 56.75 rem (reading.css), and a little air. */
const margin = 0.28;
/** Between a figure's words and the note below them, in pixels. */
const air = 16;

function fillMargin(section: HTMLElement, named: Set<string>) {
  const parts = [...section.children];
  const taken = takenBy(parts.map((part) => stretchOf(part, section)));
  let free = 0;
  for (const part of parts) {
    for (const number of numbersIn(part)) {
      const note = named.has(number) ? undefined : noteOf(number);
      named.add(number);
      if (note) free = place(note, section, taken, Math.max(free, stretchOf(part, section).top));
    }
  }
}

/** Where the margin is taken. What stands side by side ends together: below the shortest a note would look like a part of it. */
export function takenBy(parts: readonly Part[]): readonly Stretch[] {
  return parts
    .filter(({ reachesMargin }) => reachesMargin)
    .map(({ top }) => ({
      top,
      bottom: Math.max(...parts.filter((one) => one.top === top).map(({ bottom }) => bottom)),
    }));
}

function stretchOf(part: Element, section: HTMLElement): Part {
  const frame = section.getBoundingClientRect();
  const { top, bottom, right, width } = part.getBoundingClientRect();
  const reachesMargin = width > 0 && right > frame.right - margin * frame.width && part.tagName !== 'H2';
  return { top: top - frame.top, bottom: bottom - frame.top, reachesMargin };
}

/** Puts a note at the first free place from there on, or leaves it out. Gives where the next one may stand. */
function place(note: HTMLElement, section: HTMLElement, taken: readonly Stretch[], from: number): number {
  section.append(note);
  const height = note.offsetHeight;
  const top = taken.reduce((at, { top, bottom }) => (at + height > top && at < bottom ? bottom + air : at), from);
  if (top + height > section.offsetHeight) {
    note.remove();
    return from;
  }
  note.style.top = `${top}px`;
  return top + height;
}

/** The numbers of the marks in a part. `inRuns` of the document's tree wrote them: "1, 5–7" is 1, 5, 6 and 7. */
function numbersIn(part: Element): readonly string[] {
  const runs = [...part.querySelectorAll('sup a')].flatMap(({ textContent }) => (textContent ?? '').split(', '));
  return runs.flatMap((run) => {
    const [first = 0, last = first] = run.split('–').map(Number);
    return Array.from({ length: last - first + 1 }, (_, step) => String(first + step));
  });
}

function noteOf(number: string): HTMLElement | undefined {
  const entry = document.getElementById(`s${number}`);
  const link = entry?.querySelector('a')?.cloneNode(true);
  if (!entry || !(link instanceof HTMLElement)) return undefined;
  const note = document.createElement('p');
  note.dataset.margin = '';
  note.ariaHidden = 'true';
  note.lang = entry.lang;
  link.tabIndex = -1;
  const mark = document.createElement('b');
  mark.textContent = number;
  note.append(mark, ` ${entry.firstChild?.textContent ?? ''} `, link);
  return note;
}
