import type { CivilDay } from '../lib/civil-day.ts';
import type { Deadline } from './deadlines.ts';

/**
 * Where a date stands today. `running`: until the end of the earlier reading. `ask-now`: between the two. `past-both`:
 * after the later one. Whether anybody broke a rule is for others to say.
 */
export type Standing = 'running' | 'ask-now' | 'past-both';

/** Where a date stands on a day. */
export function statusOf({ ask, latest }: Pick<Deadline, 'ask' | 'latest'>, today: CivilDay): Standing {
  if (today <= ask) return 'running';
  return today <= latest ? 'ask-now' : 'past-both';
}
