import { blankCheck, blankLine, blankRoom, checkLimits, type TypedCheck } from '#core/equipment-check/input.ts';

/** Parses a stored form; null if it is none. It may come from an older version or have been edited. */
export function parseSavedCheck(value: unknown): TypedCheck | null {
  const { lines, rooms, dehumidifier, rating } = objectOf(value);
  if (!Array.isArray(lines) || !Array.isArray(rooms)) return null;
  return {
    lines: parseRows(lines, blankLine),
    rooms: parseRows(rooms, blankRoom),
    dehumidifier: textOf(dehumidifier) || blankCheck.dehumidifier,
    rating: textOf(rating),
  };
}

/** Merges two forms: the rows of the first, then those of the other. */
export function mergeChecks(first: TypedCheck, other: TypedCheck): TypedCheck {
  return {
    lines: mergeRows(first.lines, other.lines),
    rooms: mergeRows(first.rooms, other.rooms),
    dehumidifier: first.dehumidifier === blankCheck.dehumidifier ? other.dehumidifier : first.dehumidifier,
    rating: first.rating || other.rating,
  };
}

function mergeRows<Row extends object>(first: readonly Row[], other: readonly Row[]): readonly Row[] {
  const isFilled = (row: Row) => Object.values(row).some(Boolean);
  return first.some(isFilled) ? [...first, ...other.filter(isFilled)].slice(0, checkLimits.rows) : other;
}

/** Parses rows with the fields of a blank one; at least one row. */
function parseRows<Row extends object>(values: readonly unknown[], blank: Row): readonly Row[] {
  const rows = values.slice(0, checkLimits.rows).map((value) => {
    const given = objectOf(value);
    return Object.fromEntries(Object.keys(blank).map((name) => [name, textOf(given[name])])) as Row;
  });
  return rows.length > 0 ? rows : [blank];
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The storage module is loaded on demand, so that the page does not wait for it. */
const device = async () => (await import('../../lib/storage/store.ts')).deviceStore();

/** The stored form, and whether this browser has persistent storage. */
export async function readCheck(): Promise<{ readonly saved: TypedCheck | null; readonly lasts: boolean }> {
  const store = await device();
  return { saved: parseSavedCheck(await store.read('equipment-check')), lasts: store.lasts };
}

/** Stores the form. */
export async function saveCheck(typed: TypedCheck): Promise<void> {
  await (await device()).keep('equipment-check', typed);
}

/** Deletes the stored form. */
export async function clearCheck(): Promise<void> {
  await (await device()).forget('equipment-check');
}
