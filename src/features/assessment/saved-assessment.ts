import type { Category, Severity } from '#core/job/severity.ts';
import type { AnswerId } from '#core/triage/answer/questions.ts';
import type { Hazard } from '#core/triage/hazards/hazards.ts';
import { writeNote } from '../../lib/storage/sync-notes.ts';

/** Maximum number of stored entries. */
const maxEntries = 10;

/** A past assessment. A loss record can start with its findings. */
export interface PastAssessment {
  readonly at: number;
  readonly text: string;
  readonly category: Category;
  readonly severity: Severity;
  /** Whether the answer was not clear yet. Its severity is then not shown. */
  readonly unsure: boolean;
  readonly hazards: readonly Hazard[];
  readonly answers: readonly AnswerId[];
}

const noFindings = { unsure: false, hazards: [], answers: [] } as const;

/** The storage module is loaded on demand, so that the page does not wait for it. */
const device = async () => (await import('../../lib/storage/store.ts')).deviceStore();

/** The storage key of input from before the stored draft was loaded. */
const typed = 'typed';

/** The stored draft. */
interface Draft {
  /** The text when the visitor left. */
  readonly text: string;
  /** Input of a page that was left before the draft was loaded. */
  readonly typed: string;
}

/** Reads the stored draft. */
export async function readDraft(): Promise<Draft> {
  const store = await device();
  const [draft, before] = await Promise.all([store.read('assessment-draft'), store.read('assessment-draft', typed)]);
  return { text: typeof draft === 'string' ? draft : '', typed: typeof before === 'string' ? before : '' };
}

/** Stores input from before the draft was loaded, separately, so that it does not overwrite the draft. */
export function noteTyped(text: string): void {
  writeNote('assessment-draft', text || undefined, typed);
}

/** Merges current input with the stored draft: what the text field shows, and the earlier text to offer. Nothing is lost. */
export function mergeDrafts(now: string, draft: Draft): { readonly text: string; readonly earlier: string } {
  const [text = '', ...others] = new Set([now, draft.typed, draft.text].filter((one) => one.trim() !== ''));
  return { text, earlier: others.filter((one) => !text.includes(one)).join('\n\n') };
}

/** Stores the text followed by the earlier one; deletes the draft if both are empty. */
export async function saveDraft(text: string, earlier: string): Promise<void> {
  const draft = [text, earlier].filter(Boolean).join('\n\n');
  writeNote('assessment-draft', draft || undefined);
  const store = await device();
  await (draft ? store.keep('assessment-draft', draft) : store.forget('assessment-draft'));
}

/** Deletes the early input once it is merged into the draft. */
export async function clearTyped(): Promise<void> {
  await (await device()).forget('assessment-draft', typed);
}

function isPast(entry: unknown): entry is PastAssessment {
  if (typeof entry !== 'object' || entry === null) return false;
  const { at, text, category, severity } = entry as Partial<Record<keyof PastAssessment, unknown>>;
  return (
    typeof at === 'number' && typeof text === 'string' && typeof category === 'number' && typeof severity === 'string'
  );
}

/** Past assessments on this device, newest first. */
export async function readHistory(): Promise<readonly PastAssessment[]> {
  const entries = await (await device()).read('assessment-history');
  // Entries of older versions have no hazards, no answers, and do not say whether they were clear.
  return Array.isArray(entries) ? entries.filter(isPast).map((entry) => ({ ...noFindings, ...entry })) : [];
}

async function saveHistory(entries: readonly PastAssessment[]): Promise<readonly PastAssessment[]> {
  const store = await device();
  await (entries.length > 0 ? store.keep('assessment-history', entries) : store.forget('assessment-history'));
  return entries;
}

/** Adds an assessment, replacing an older one of the same text. */
export async function addToHistory(entry: PastAssessment): Promise<readonly PastAssessment[]> {
  const others = (await readHistory()).filter(({ text }) => text !== entry.text);
  return saveHistory([entry, ...others].slice(0, maxEntries));
}

/** Deletes one entry, or all. */
export async function removeFromHistory(at: number | 'all'): Promise<readonly PastAssessment[]> {
  return saveHistory(at === 'all' ? [] : (await readHistory()).filter((entry) => entry.at !== at));
}
