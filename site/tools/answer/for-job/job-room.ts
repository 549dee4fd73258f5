/** What a calculator that was opened from a room of a drying job gives back to it. */
export type AskedFor = 'movers' | 'dehumidifiers';

/** The room of a job for which a calculator was opened. */
export interface JobRoomAsked {
  readonly job: string;
  readonly room: string;
  readonly asked: AskedFor;
}

const prefix = '#for-';

/** What names the room at the end of a calculator's address. */
export function jobRoomAddress({ job, room, asked }: JobRoomAsked): string {
  return `${prefix}${job}/${room}/${asked}`;
}

/** The room that the end of an address names; null where it names none. */
export function jobRoomIn(hash: string): JobRoomAsked | null {
  if (!hash.startsWith(prefix)) return null;
  const [job = '', room = '', asked = ''] = hash.slice(prefix.length).split('/');
  return asked === 'movers' || asked === 'dehumidifiers' ? { job, room, asked } : null;
}
