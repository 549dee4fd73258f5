/** The count that a drying job requests from a calculator. */
export type AskedFor = 'movers' | 'dehumidifiers';

export interface JobRoomAsked {
  readonly job: string;
  readonly room: string;
  readonly asked: AskedFor;
  /** Pints per day that the other rooms of its chamber need, if there are any. */
  readonly others?: number;
}

const prefix = '#for-';

/** The hash of a calculator's URL that names the room. */
export function jobRoomAddress({ job, room, asked, others }: JobRoomAsked): string {
  return `${prefix}${[job, room, asked, ...(others === undefined ? [] : [others])].join('/')}`;
}

/** Parses that hash; null if it names no room. */
export function jobRoomIn(hash: string): JobRoomAsked | null {
  if (!hash.startsWith(prefix)) return null;
  const [job = '', room = '', asked = '', text] = hash.slice(prefix.length).split('/');
  if (asked !== 'movers' && asked !== 'dehumidifiers') return null;
  if (text === undefined) return { job, room, asked };
  const others = text === '' ? Number.NaN : Number(text);
  return others >= 0 && Number.isFinite(others) ? { job, room, asked, others } : null;
}
