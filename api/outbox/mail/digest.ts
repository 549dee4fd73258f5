import { owner } from '#content/owner.ts';
import type { CountKind } from '#contract/counts.ts';
import type { CountRow, Millis, QuestionRow } from '../../store/schema.ts';
import type { Block } from './message.ts';
import { mailWords, sentence } from './words.ts';

const hourMs = 60 * 60 * 1000;

/** The owner's morning: what is open, if anything, and what was counted the day before. */
export function digest(
  open: readonly QuestionRow[],
  now: Millis,
  counts: readonly CountRow[],
): { subject: string; blocks: readonly Block[] } {
  const words = mailWords.digest;
  const subject = open.length > 0 ? sentence(words.subject, { count: open.length }) : sentence(words.nobodyWaits);
  return { subject, blocks: [...listOf(open, now), { kind: 'paragraph', text: numbersOf(counts) }] };
}

/** Open questions, the oldest first, each with the promise that it is about to break or has broken. */
function listOf(open: readonly QuestionRow[], now: Millis): readonly Block[] {
  const oldestFirst = open.toSorted((a, b) => a.created_at - b.created_at);
  const [oldest] = oldestFirst;
  if (!oldest) return [];
  const { intro, whenAnswered } = mailWords.digest;
  const command = `npm run enquiries -- answered ${oldest.reference}`;
  return [
    { kind: 'paragraph', text: sentence(intro) },
    { kind: 'facts', rows: oldestFirst.map((row) => [row.reference, lineOf(row, now)]) },
    { kind: 'paragraph', text: sentence(whenAnswered, { command }) },
  ];
}

/** All pages together; the command `numbers` has each of them. */
function numbersOf(counts: readonly CountRow[]): string {
  const { numbers, calls, forms, tools } = mailWords.digest;
  const sum = (wanted: CountKind) => counts.reduce((all, { kind, number }) => all + (kind === wanted ? number : 0), 0);
  return sentence(numbers, {
    calls: sentence(calls, { count: sum('call') }),
    forms: sentence(forms, { count: sum('form') }),
    tools: sentence(tools, { count: sum('tool') }),
  });
}

function lineOf(row: QuestionRow, now: Millis): string {
  const line = promiseOf(row, now);
  if (row.calling_at === null) return line;
  return sentence(mailWords.digest.calling, { line, since: new Date(row.calling_at).toUTCString() });
}

function promiseOf({ urgency, category, name, created_at }: QuestionRow, now: Millis): string {
  const words = mailWords.digest;
  const left = created_at + owner.promises.answerHours[urgency] * hourMs - now;
  // Rounded against us: a promise with half an hour left is due in none.
  const hours = sentence(words.hours, { count: left < 0 ? Math.ceil(-left / hourMs) : Math.floor(left / hourMs) });
  return sentence(left < 0 ? words.broken : words.due, {
    urgency: mailWords.urgency[urgency],
    category: mailWords.category[category],
    name,
    hours,
  });
}
