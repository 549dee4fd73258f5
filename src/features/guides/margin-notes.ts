/** A vertical range of a section, in pixels from its top. */
interface Range {
  readonly top: number;
  readonly bottom: number;
}

type Part = Range & { readonly reachesMargin: boolean };

/**
 * Shows each source in the margin beside its first mention, where the margin is free, in place of earlier notes. Hidden from
 * screen readers: the list at the end of the page has the same sources.
 */
export function sourcesBeside(sections: readonly HTMLElement[]): void {
  for (const old of document.querySelectorAll('[data-margin]')) old.remove();
  const named = new Set<string>();
  for (const section of sections) fillMargin(section, named);
}

/** Share of a section's width that the margin takes: 15.5 of 56.75 rem (reading.css), and some space. */
const margin = 0.28;
/** Space between a figure and the note below it, in pixels. */
const gap = 16;

function fillMargin(section: HTMLElement, named: Set<string>) {
  const parts = [...section.children];
  const occupied = occupiedRanges(parts.map((part) => rangeOf(part, section)));
  let free = 0;
  for (const part of parts) {
    for (const number of numbersIn(part)) {
      const note = named.has(number) ? undefined : noteOf(number);
      named.add(number);
      if (note) free = place(note, section, occupied, Math.max(free, rangeOf(part, section).top));
    }
  }
}

/** Occupied ranges of the margin. Parts side by side end together: a note below the shortest would look like a part of it. */
export function occupiedRanges(parts: readonly Part[]): readonly Range[] {
  return parts
    .filter(({ reachesMargin }) => reachesMargin)
    .map(({ top }) => ({
      top,
      bottom: Math.max(...parts.filter((one) => one.top === top).map(({ bottom }) => bottom)),
    }));
}

function rangeOf(part: Element, section: HTMLElement): Part {
  const frame = section.getBoundingClientRect();
  const { top, bottom, right, width } = part.getBoundingClientRect();
  const reachesMargin = width > 0 && right > frame.right - margin * frame.width && part.tagName !== 'H2';
  return { top: top - frame.top, bottom: bottom - frame.top, reachesMargin };
}

/** Places a note at the first free position from `from` on, or drops it. Returns where the next one may be placed. */
function place(note: HTMLElement, section: HTMLElement, occupied: readonly Range[], from: number): number {
  section.append(note);
  const height = note.offsetHeight;
  const top = occupied.reduce((at, { top, bottom }) => (at + height > top && at < bottom ? bottom + gap : at), from);
  if (top + height > section.offsetHeight) {
    note.remove();
    return from;
  }
  note.style.top = `${top}px`;
  return top + height;
}

/** The source numbers in a part, as `formatRanges` formats them: "1, 5–7" is 1, 5, 6 and 7. */
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
