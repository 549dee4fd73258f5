import type { CountKind } from '#contract/counts.ts';
import type { CountRow, Millis, QuestionRow } from '../../store/schema.ts';
import { hourMs } from '../../store/tables/day-limits.ts';
import { promisedAt } from '../../store/tables/questions.ts';
import type { Block } from './message.ts';
import type { Speaks } from './words.ts';

/** The owner's morning: what is open, if anything, and what was counted the day before. */
export function digest(
  speaks: Speaks,
  open: readonly QuestionRow[],
  now: Millis,
  counts: readonly CountRow[],
): { subject: string; blocks: readonly Block[] } {
  const { sentence } = speaks;
  const words = speaks.words.digest;
  const subject = open.length > 0 ? sentence(words.subject, { count: open.length }) : sentence(words.nobodyWaits);
  return { subject, blocks: [...listOf(speaks, open, now), { kind: 'paragraph', text: numbersOf(speaks, counts) }] };
}

/** Open questions, the oldest first, each with the promise that it is about to break or has broken. */
function listOf(speaks: Speaks, open: readonly QuestionRow[], now: Millis): readonly Block[] {
  const oldestFirst = open.toSorted((a, b) => a.created_at - b.created_at);
  const [oldest] = oldestFirst;
  if (!oldest) return [];
  const { sentence } = speaks;
  const { intro, whenAnswered } = speaks.words.digest;
  const command = `npm run enquiries -- answered ${oldest.reference}`;
  return [
    { kind: 'paragraph', text: sentence(intro) },
    { kind: 'facts', rows: oldestFirst.map((row) => [row.reference, lineOf(speaks, row, now)]) },
    { kind: 'paragraph', text: sentence(whenAnswered, { command }) },
  ];
}

/** All pages together; the command `numbers` has each of them. */
function numbersOf({ words, sentence }: Speaks, counts: readonly CountRow[]): string {
  const { numbers, calls, forms, tools } = words.digest;
  const sum = (wanted: CountKind) => counts.reduce((all, { kind, number }) => all + (kind === wanted ? number : 0), 0);
  return sentence(numbers, {
    calls: sentence(calls, { count: sum('call') }),
    forms: sentence(forms, { count: sum('form') }),
    tools: sentence(tools, { count: sum('tool') }),
  });
}

function lineOf(speaks: Speaks, row: QuestionRow, now: Millis): string {
  const line = promiseOf(speaks, row, now);
  if (row.calling_at === null) return line;
  return speaks.sentence(speaks.words.digest.calling, { line, since: speaks.moment(row.calling_at) });
}

function promiseOf({ words: all, sentence }: Speaks, row: QuestionRow, now: Millis): string {
  const { urgency, category, name } = row;
  const words = all.digest;
  const left = promisedAt(row) - now;
  // Rounded against us: a promise with half an hour left is due in none.
  const hours = sentence(words.hours, { count: left < 0 ? Math.ceil(-left / hourMs) : Math.floor(left / hourMs) });
  return sentence(left < 0 ? words.broken : words.due, {
    urgency: all.urgency[urgency],
    category: all.category[category],
    name,
    hours,
  });
}
