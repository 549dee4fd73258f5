import { blankCheck, blankLine, blankRoom, checkLimits, type TypedCheck } from '#core/equipment-check/input.ts';

/** A form out of what the device gave; null where nothing of one is in it. An older page, or a hand, may have written it. */
export function typedCheckOf(value: unknown): TypedCheck | null {
  const { lines, rooms, dehumidifier, rating } = objectOf(value);
  if (!Array.isArray(lines) || !Array.isArray(rooms)) return null;
  return {
    lines: rowsOf(lines, blankLine),
    rooms: rowsOf(rooms, blankRoom),
    dehumidifier: textOf(dehumidifier) || blankCheck.dehumidifier,
    rating: textOf(rating),
  };
}

/** Two forms in one: the rows of the first above those of the other. */
export function bothOf(first: TypedCheck, other: TypedCheck): TypedCheck {
  return {
    lines: rowsOfBoth(first.lines, other.lines),
    rooms: rowsOfBoth(first.rooms, other.rooms),
    dehumidifier: first.dehumidifier === blankCheck.dehumidifier ? other.dehumidifier : first.dehumidifier,
    rating: first.rating || other.rating,
  };
}

function rowsOfBoth<Row extends object>(first: readonly Row[], other: readonly Row[]): readonly Row[] {
  const isFilled = (row: Row) => Object.values(row).some(Boolean);
  return first.some(isFilled) ? [...first, ...other.filter(isFilled)].slice(0, checkLimits.rows) : other;
}

/** Rows with the texts of a blank one; one at least. */
function rowsOf<Row extends object>(values: readonly unknown[], blank: Row): readonly Row[] {
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

/** The device's store. Its script is a file of its own, so that the page does not wait for it. */
const device = async () => (await import('../../lib/storage/store.ts')).deviceStore();

/** What the device has of the form, and whether it keeps anything. */
export async function readCheck(): Promise<{ readonly kept: TypedCheck | null; readonly lasts: boolean }> {
  const store = await device();
  return { kept: typedCheckOf(await store.read('equipment-check')), lasts: store.lasts };
}

/** Keeps the form in place of an older one. */
export async function saveCheck(typed: TypedCheck): Promise<void> {
  await (await device()).keep('equipment-check', typed);
}

/** Forgets the form. */
export async function clearCheck(): Promise<void> {
  await (await device()).forget('equipment-check');
}
