import { roomSides } from '#core/job/room.ts';
import { parseDecimal } from '#core/lib/decimal.ts';
import { deviceStore } from '../../../lib/storage/store.ts';
import type { Values } from '../link.ts';

/** A room as it was typed: texts of fields, in feet. Not every tool asks for a height. */
export type Room = Readonly<Record<Exclude<Side, 'height'>, string> & Partial<Record<'height', string>>>;
type Side = (typeof roomSides)[number];

/** The room of the last tool, or null. */
export async function readRoom(): Promise<Room | null> {
  return roomOf(await (await deviceStore()).read('room'));
}

/** Keeps the room of a form in place of the one before. Where the form asks for no height, the same floor keeps the height it had. */
export async function saveRoom(values: Values<string>): Promise<Room | null> {
  const before = await readRoom();
  const isSameFloor = before?.length === values.length && before?.width === values.width;
  const room = roomOf({ ...(isSameFloor && before), ...values });
  if (room) await (await deviceStore()).keep('room', room);
  return room;
}

/** Only what a form could hold: an older page, or a hand, may have written it. */
function roomOf(kept: unknown): Room | null {
  const given = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
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
