import type { Category } from '#core/job/category.ts';
import type { Severity } from '#core/job/severity.ts';

const draftKey = 'assessment-draft';
const historyKey = 'assessment-history';
/** Entries kept on the device. */
const longest = 10;

/** One assessment of the past. Only the text is needed: the rules give the same answer again. */
export interface PastAssessment {
  readonly at: number;
  readonly text: string;
  readonly category: Category;
  readonly severity: Severity;
}

// A browser that refuses storage only loses these comforts.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {}
}

/** The text that was in the box when the visitor left. */
export function readDraft(): string {
  return read(draftKey) ?? '';
}

export function keepDraft(text: string): void {
  write(draftKey, text);
}

function isPast(entry: unknown): entry is PastAssessment {
  if (typeof entry !== 'object' || entry === null) return false;
  const { at, text, category, severity } = entry as Partial<Record<keyof PastAssessment, unknown>>;
  return (
    typeof at === 'number' && typeof text === 'string' && typeof category === 'number' && typeof severity === 'string'
  );
}

/** Past assessments of this device, newest first. */
export function readHistory(): readonly PastAssessment[] {
  try {
    const entries: unknown = JSON.parse(read(historyKey) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isPast) : [];
  } catch {
    return [];
  }
}

function writeHistory(entries: readonly PastAssessment[]): readonly PastAssessment[] {
  write(historyKey, entries.length > 0 ? JSON.stringify(entries) : '');
  return entries;
}

/** Adds an assessment; the same text again replaces its older entry. */
export function remember(entry: PastAssessment): readonly PastAssessment[] {
  const others = readHistory().filter(({ text }) => text !== entry.text);
  return writeHistory([entry, ...others].slice(0, longest));
}

/** Deletes one entry, or all. */
export function forget(at: number | 'all'): readonly PastAssessment[] {
  return writeHistory(at === 'all' ? [] : readHistory().filter((entry) => entry.at !== at));
}
