import { type InvoiceLine, type JobMachineKind, type JobRoom, machineKinds } from '../job/drying-job.ts';
import { type DehumidifierKind, dehumidifierKinds } from '../job/equipment.ts';
import { sizeLimits } from '../job/room.ts';
import { type Ambiguity, ambiguityOf, parseDecimal } from '../lib/decimal.ts';
import type { Checked } from '../lib/result.ts';

/** Limits of the form; anything else is a typing error. */
export const checkLimits = {
  rows: 20,
  units: { least: 1, most: 999 },
  days: { least: 0.01, most: 999 },
  /** Dollars for a day. */
  rate: { least: 0, most: 100_000 },
  rating: { least: 0.1, most: 100_000 },
  /** Hours of one day in the count by periods. */
  hoursOfDay: 24,
} as const;

export interface TypedLine {
  readonly kind: string;
  readonly units: string;
  readonly days: string;
  /** The rate for a day; blank where the invoice has none. */
  readonly rate: string;
}

/** One room as it is typed, in feet and square feet. A blank wet floor is the whole floor; blank walls and ceiling are dry. */
export interface TypedRoom {
  readonly name: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly floor: string;
  readonly walls: string;
  readonly ceiling: string;
}

export interface TypedCheck {
  readonly lines: readonly TypedLine[];
  readonly rooms: readonly TypedRoom[];
  /** The dehumidifier that the methods count in, with its rating: pints a day, or CFM of a desiccant. */
  readonly dehumidifier: string;
  readonly rating: string;
}

export const blankLine: TypedLine = { kind: '', units: '', days: '', rate: '' };
export const blankRoom: TypedRoom = { name: '', length: '', width: '', height: '', floor: '', walls: '', ceiling: '' };
export const blankCheck: TypedCheck = { lines: [blankLine], rooms: [blankRoom], dehumidifier: 'lgr', rating: '' };

/** An ambiguous number and its field: "lines.0.units". */
export interface AmbiguousField extends Ambiguity {
  readonly field: string;
  readonly typed: string;
}

/** The first ambiguous number of the form, or null. Ignores the rooms of the form if a job provides them. */
export function ambiguousField(typed: TypedCheck, hasJob: boolean, language: string): AmbiguousField | null {
  const ofRooms = [...textsOf('rooms', typed.rooms), ['rating', typed.rating] as const];
  for (const [field, text] of [...textsOf('lines', typed.lines), ...(hasJob ? [] : ofRooms)]) {
    const ambiguity = ambiguityOf(text, language);
    if (ambiguity) return { field, typed: text.trim(), ...ambiguity };
  }
  return null;
}

/** Every numeric text; skips names, because a room may be called "1,200". */
function textsOf(table: string, rows: readonly object[]): readonly (readonly [string, string])[] {
  return rows.flatMap((row, at) =>
    Object.entries(row).flatMap(([name, text]) => (name === 'name' ? [] : [[`${table}.${at}.${name}`, text] as const])),
  );
}

/** A line of an invoice, with the rate that it names for a day: null where it names none. */
export interface RatedLine extends InvoiceLine {
  readonly rate: number | null;
}

/** Validated input. Rooms are empty if a job provides them. */
export interface CheckInput {
  readonly lines: readonly RatedLine[];
  readonly rooms: readonly JobRoom[];
  readonly dehumidifier: DehumidifierKind;
  readonly rating: number | null;
}

export type CheckError =
  | 'in-doubt'
  | 'no-line'
  | 'no-kind'
  | 'bad-units'
  | 'bad-days'
  | 'bad-rate'
  | 'bad-size'
  | 'bad-wet'
  | 'dry-room'
  | 'bad-rating';

type Read<Value> = Checked<Value, CheckError>;

/**
 * Validates the form. Skips blank lines and rooms; ignores the rooms of the form if a job provides them. Reports the first
 * error in form order with its field ("lines.0.units"), ambiguous numbers before all others.
 * @param language language of the form
 */
export function checkInputOf(typed: TypedCheck, hasJob: boolean, language: string): Read<CheckInput> {
  const ambiguous = ambiguousField(typed, hasJob, language);
  if (ambiguous) return { ok: false, error: 'in-doubt', fields: [ambiguous.field] };
  const lines = allOf<TypedLine, RatedLine>(typed.lines, 'lines', lineOf);
  if (!lines.ok) return lines;
  if (lines.value.length === 0) return { ok: false, error: 'no-line', fields: ['lines.0.kind'] };
  const dehumidifier = dehumidifierKinds.find((each) => each === typed.dehumidifier) ?? 'lgr';
  if (hasJob) return { ok: true, value: { lines: lines.value, rooms: [], dehumidifier, rating: null } };
  const rooms = allOf<TypedRoom, JobRoom>(typed.rooms, 'rooms', roomOf);
  if (!rooms.ok) return rooms;
  const rating = blank(typed.rating) ? null : inside(typed.rating, checkLimits.rating);
  if (!blank(typed.rating) && rating === null) return { ok: false, error: 'bad-rating', fields: ['rating'] };
  return { ok: true, value: { lines: lines.value, rooms: rooms.value, dehumidifier, rating } };
}

/** Parses every row that is not blank; stops at the first error. */
function allOf<Row extends object, Value>(
  rows: readonly Row[],
  table: 'lines' | 'rooms',
  read: (row: Row, at: number) => Value | readonly [CheckError, keyof Row & string],
): Read<readonly Value[]> {
  const values: Value[] = [];
  for (const [at, row] of rows.entries()) {
    if (Object.values(row).every((text) => blank(String(text)))) continue;
    const found = read(row, at);
    if (Array.isArray(found)) return { ok: false, error: found[0], fields: [`${table}.${at}.${found[1]}`] };
    values.push(found as Value);
  }
  return { ok: true, value: values };
}

function lineOf(line: TypedLine): RatedLine | readonly [CheckError, keyof TypedLine] {
  const kind: JobMachineKind | undefined = machineKinds.find((each) => each === line.kind);
  if (!kind) return ['no-kind', 'kind'];
  const units = inside(line.units, checkLimits.units);
  if (units === null || !Number.isInteger(units)) return ['bad-units', 'units'];
  const days = inside(line.days, checkLimits.days);
  if (days === null) return ['bad-days', 'days'];
  const rate = blank(line.rate) ? null : inside(line.rate, checkLimits.rate);
  if (!blank(line.rate) && rate === null) return ['bad-rate', 'rate'];
  return { kind, units, days, rate };
}

function roomOf(room: TypedRoom, at: number): JobRoom | readonly [CheckError, keyof TypedRoom] {
  const size = { least: sizeLimits.least.value, most: sizeLimits.most.value };
  const [lengthFt, widthFt, heightFt] = [room.length, room.width, room.height].map((text) => inside(text, size));
  if (!lengthFt) return ['bad-size', 'length'];
  if (!widthFt) return ['bad-size', 'width'];
  if (!heightFt) return ['bad-size', 'height'];
  const area = lengthFt * widthFt;
  const floorSqFt = blank(room.floor) ? area : wetOf(room.floor, area);
  const wallHeightFt = wetOf(room.walls, heightFt);
  const ceilingSqFt = wetOf(room.ceiling, area);
  if (floorSqFt === null) return ['bad-wet', 'floor'];
  if (wallHeightFt === null) return ['bad-wet', 'walls'];
  if (ceilingSqFt === null) return ['bad-wet', 'ceiling'];
  if (floorSqFt + wallHeightFt + ceilingSqFt === 0) return ['dry-room', 'floor'];
  const wet = { floorSqFt, wallHeightFt, ceilingSqFt, heldDeep: false };
  const name = room.name.trim();
  return {
    id: `room-${at + 1}`,
    name,
    lengthFt,
    widthFt,
    heightFt,
    material: 'drywall',
    surface: 'carpet',
    insets: 0,
    wet,
  };
}

/** A wet measure, which cannot be larger than the whole; blank is none. */
function wetOf(text: string, most: number): number | null {
  return blank(text) ? 0 : inside(text, { least: 0, most });
}

function inside(text: string, { least, most }: { readonly least: number; readonly most: number }): number | null {
  const value = parseDecimal(text, null);
  return value !== null && value >= least && value <= most ? value : null;
}

function blank(text: string): boolean {
  return text.trim() === '';
}
