import type { AnswerId } from '#core/assessment/steps/questions.ts';
import type { Hazard } from '#core/hazards/hazards.ts';
import type { Category } from '#core/job/category.ts';
import type { Severity } from '#core/job/severity.ts';
import { noteAtOnce } from '#site/device/late/at-once.ts';

/** Entries kept on the device. */
const longest = 10;

/** One assessment of the past. The rules give the same answer again; a loss record begins with what was found. */
export interface PastAssessment {
  readonly at: number;
  readonly text: string;
  readonly category: Category;
  readonly severity: Severity;
  readonly hazards: readonly Hazard[];
  readonly answers: readonly AnswerId[];
}

const nothingFound = { hazards: [], answers: [] } as const;

/** The device's store. Its script is a file of its own, so that the page does not wait for it. */
const device = async () => (await import('#site/device/store.ts')).deviceStore();

/** The text that was in the box when the visitor left. */
export async function readDraft(): Promise<string> {
  const draft = await (await device()).read('assessment-draft');
  return typeof draft === 'string' ? draft : '';
}

/** Keeps what stands in the box; an empty box keeps nothing. */
export async function keepDraft(text: string): Promise<void> {
  noteAtOnce('assessment-draft', text || undefined);
  const store = await device();
  await (text ? store.keep('assessment-draft', text) : store.forget('assessment-draft'));
}

function isPast(entry: unknown): entry is PastAssessment {
  if (typeof entry !== 'object' || entry === null) return false;
  const { at, text, category, severity } = entry as Partial<Record<keyof PastAssessment, unknown>>;
  return (
    typeof at === 'number' && typeof text === 'string' && typeof category === 'number' && typeof severity === 'string'
  );
}

/** Past assessments of this device, newest first. */
export async function readHistory(): Promise<readonly PastAssessment[]> {
  const entries = await (await device()).read('assessment-history');
  // Earlier entries have no hazards and no answers.
  return Array.isArray(entries) ? entries.filter(isPast).map((entry) => ({ ...nothingFound, ...entry })) : [];
}

async function keepHistory(entries: readonly PastAssessment[]): Promise<readonly PastAssessment[]> {
  const store = await device();
  await (entries.length > 0 ? store.keep('assessment-history', entries) : store.forget('assessment-history'));
  return entries;
}

/** Adds an assessment; the same text again replaces its older entry. */
export async function remember(entry: PastAssessment): Promise<readonly PastAssessment[]> {
  const others = (await readHistory()).filter(({ text }) => text !== entry.text);
  return keepHistory([entry, ...others].slice(0, longest));
}

/** Deletes one entry, or all. */
export async function forget(at: number | 'all'): Promise<readonly PastAssessment[]> {
  return keepHistory(at === 'all' ? [] : (await readHistory()).filter((entry) => entry.at !== at));
}
