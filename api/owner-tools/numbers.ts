import { dayOf, listCounts } from '../store/tables/counts.ts';
import { dayMs } from '../store/tables/day-limits.ts';
import { type Command, done } from './command.ts';

const daysShown = 31;
const names = { call: 'calls tapped', form: 'questions sent', tool: 'tools used' } as const;

/** `numbers`: what was counted, a line for each day, page and kind. */
export const numbers: Command = async ({ store, now }) => {
  const rows = await listCounts(store, dayOf(now - (daysShown - 1) * dayMs), dayOf(now));
  if (rows.length === 0) return done('Nothing was counted.');
  const line = ({ day, page, kind, number }: (typeof rows)[number]) =>
    [day, names[kind].padEnd(14), String(number).padStart(6), page].join('  ');
  return done(rows.map(line).join('\n'));
};
