import type { Category } from '#core/job/category.ts';
import type { Severity } from '#core/job/severity.ts';
import type { AnswerId } from '#core/triage/answer/questions.ts';
import type { Hazard } from '#core/triage/hazards/hazards.ts';
import { writeNote } from '../../lib/storage/sync-notes.ts';

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
const device = async () => (await import('../../lib/storage/store.ts')).deviceStore();

/** Where a text lies that was typed before the kept one came. */
const typed = 'typed';

/** What the device keeps of the box. */
interface Draft {
  /** What stood in it when the visitor left. */
  readonly text: string;
  /** What was typed on a page that was left before that had come. */
  readonly typed: string;
}

/** The text that was in the box when the visitor left. */
export async function readDraft(): Promise<Draft> {
  const store = await device();
  const [draft, before] = await Promise.all([store.read('assessment-draft'), store.read('assessment-draft', typed)]);
  return { text: typeof draft === 'string' ? draft : '', typed: typeof before === 'string' ? before : '' };
}

/** Notes what is typed while it is not known yet what the device keeps: it stands beside that, and takes no place of it. */
export function noteTyped(text: string): void {
  writeNote('assessment-draft', text || undefined, typed);
}

/** What stands in the box when the kept text has come, and what waits beside it: nothing that was typed is lost. */
export function besideKept(now: string, draft: Draft): { readonly text: string; readonly earlier: string } {
  const [text = '', ...others] = new Set([now, draft.typed, draft.text].filter((one) => one.trim() !== ''));
  return { text, earlier: others.filter((one) => !text.includes(one)).join('\n\n') };
}

/** Keeps what stands in the box, and behind it what waits beside it; an empty box keeps nothing. */
export async function saveDraft(text: string, earlier: string): Promise<void> {
  const kept = [text, earlier].filter(Boolean).join('\n\n');
  writeNote('assessment-draft', kept || undefined);
  const store = await device();
  await (kept ? store.keep('assessment-draft', kept) : store.forget('assessment-draft'));
}

/** What was typed before the kept text came is kept with it now. */
export async function forgetTyped(): Promise<void> {
  await (await device()).forget('assessment-draft', typed);
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
