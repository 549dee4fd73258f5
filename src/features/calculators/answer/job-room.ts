/** What a calculator that was opened from a room of a drying job gives back to it. */
export type AskedFor = 'movers' | 'dehumidifiers';

/** The room of a job for which a calculator was opened. */
export interface JobRoomAsked {
  readonly job: string;
  readonly room: string;
  readonly asked: AskedFor;
  /** Pints a day that the other rooms of its chamber need, where there are any. */
  readonly others?: number;
}

const prefix = '#for-';

/** What names the room at the end of a calculator's address. */
export function jobRoomAddress({ job, room, asked, others }: JobRoomAsked): string {
  return `${prefix}${[job, room, asked, ...(others === undefined ? [] : [others])].join('/')}`;
}

/** The room that the end of an address names; null where it names none. */
export function jobRoomIn(hash: string): JobRoomAsked | null {
  if (!hash.startsWith(prefix)) return null;
  const [job = '', room = '', asked = '', text] = hash.slice(prefix.length).split('/');
  if (asked !== 'movers' && asked !== 'dehumidifiers') return null;
  if (text === undefined) return { job, room, asked };
  const others = text === '' ? Number.NaN : Number(text);
  return others >= 0 && Number.isFinite(others) ? { job, room, asked, others } : null;
}
