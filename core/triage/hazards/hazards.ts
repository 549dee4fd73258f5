const toLife = [
  'fire',
  'person-in-danger',
  'downed-line',
  'gas',
  'carbon-monoxide',
  'fumes',
  'crisis',
  'battery',
  'animals',
  'electrical',
  'structural',
] as const;

/** Dangers and circumstances that a text can name, life-threatening ones first: this is also the order of their steps. */
export const hazards = [
  ...toLife,
  'flood-water',
  'sewage',
  'asbestos-or-lead',
  'mold',
  'vulnerable-people',
  'ongoing',
  'contents-only',
] as const;
export type Hazard = (typeof hazards)[number];

/** Dangers to life. They count whatever else the text asks or tells of the past: warning once too often is cheap. */
export const lifeHazards: readonly Hazard[] = toLife;

/** Dangers to life, and the waters that make people ill: what an assessment must not miss. */
export const gravestHazards: readonly Hazard[] = [...lifeHazards, 'flood-water', 'sewage'];

/** A stretch of the text, as UTF-16 positions: `text.slice(start, end)` is what the person wrote. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether a span shares a letter with one of the others. */
export function overlaps(span: Span, others: readonly Span[]): boolean {
  return others.some((other) => span.start < other.end && other.start < span.end);
}

/** The distinct stretches of a text at some spans. */
export function quoted(text: string, spans: readonly Span[]): readonly string[] {
  return [...new Set(spans.map(({ start, end }) => text.slice(start, end)))];
}

/** A hazard and the words that named it, in the order of the text. Without spans it follows from other findings. */
export interface Finding {
  readonly hazard: Hazard;
  readonly spans: readonly Span[];
}
