import { roomSides } from '#core/job/room.ts';
import { parseDecimal } from '#core/lib/decimal.ts';
import { deviceStore } from '../../../lib/storage/store.ts';
import type { Values } from '../url.ts';

/** A room as form values, in feet. Not every calculator has a height. */
export type Room = Readonly<Record<Exclude<Side, 'height'>, string> & Partial<Record<'height', string>>>;
type Side = (typeof roomSides)[number];

/** The room saved by the last calculator, or null. */
export async function readRoom(): Promise<Room | null> {
  return parseRoom(await (await deviceStore()).read('room'));
}

/** Replaces the saved room. A form without a height keeps the saved height of the same floor. */
export async function saveRoom(values: Values<string>): Promise<Room | null> {
  const before = await readRoom();
  const isSameFloor = before?.length === values.length && before?.width === values.width;
  const room = parseRoom({ ...(isSameFloor && before), ...values });
  if (room) await (await deviceStore()).keep('room', room);
  return room;
}

/** Validates a stored room: it may come from an older version or have been edited. */
function parseRoom(stored: unknown): Room | null {
  const given = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const sides = given.filter(
    ([name, text]) => isSide(name) && typeof text === 'string' && (parseDecimal(text, null) ?? 0) > 0,
  );
  const room: Partial<Room> = Object.fromEntries(sides);
  const { length, width } = room;
  return length && width ? { ...room, length, width } : null;
}

function isSide(name: string): name is Side {
  return roomSides.some((side) => side === name);
}
