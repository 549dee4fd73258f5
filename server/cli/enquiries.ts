import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathOf } from '#content/i18n/languages.ts';
import { csvOf } from '#core/lib/csv.ts';
import { makePrivateFolder } from '../db/file-permissions.ts';
import type { Millis, QuestionRow } from '../db/schema.ts';
import { hourMs } from '../db/tables/daily-limits.ts';
import { countPhotos, photosOf } from '../db/tables/photos.ts';
import { findQuestion, listQuestions, markAnswered, promisedAt } from '../db/tables/questions.ts';
import { subscribersWithLinks } from '../db/tables/subscribers.ts';
import { translatorFor } from '../email/message.ts';
import { typedFields } from '../email/typed-fields.ts';
import { addInboxLink, inboxUrl, linkHours, sessionHours } from '../inbox/access.ts';
import { questionsAsCsv } from '../inbox/question-table.ts';
import { backupCommand } from './backup.ts';
import {
  argumentsOf,
  type Command,
  type CommandContext,
  type CommandResult,
  done,
  failed,
  iso,
  normalizeReference,
  plain,
  writeTo,
} from './command.ts';
import { eraseCommand } from './erase.ts';
import { dismiss, mail, numbers, purge, upcoming } from './maintenance.ts';
import { newsletter } from './newsletter.ts';
import { restoreCommand } from './restore.ts';

export const usage = `npm run enquiries -- COMMAND

  inbox                      a link that opens the inbox in a browser, once
  list [--all]               open questions, the most pressing first; --all adds the answered ones
  show REFERENCE             one question in full
  photos REFERENCE FOLDER    write the photos of a question into a folder
  answered REFERENCE         record that it was answered
  export --csv [--all]       open questions (or all) as CSV, safe to open in a spreadsheet
  subscribers --csv          confirmed newsletter addresses with the link that takes each off the list
  newsletter FILE.mdx [send] show an issue of the newsletter; with send queue it to the confirmed addresses, once
  erase EMAIL|PHONE          delete everything about an address or a phone number
  erase EMAIL|PHONE --in FILE   the same in a copy that backup made
  numbers                    calls tapped, questions sent and tools used, by day and page, of the last 31 days
  renewals                   what ends on which day: facts to check again, the security contact, days of your own
  purge [--confirm]          what has expired; with --confirm delete it, however much it is
  mail                       messages that wait, were given up or were refused
  try-mail                   send one test message to yourself and say what went wrong
  mail --retry               try the given-up messages again
  dismiss ID                 take a given-up or refused message off that list
  backup FILE                copy everything into a new file; the server may run
  restore FILE [--replace]   put a copy back; stop the server first
`;

/** `photos REFERENCE FOLDER`: writes the photos of a question into a folder readable by its owner only. */
const photos: Command = async ({ store }, { words: [reference, folder] }) => {
  const question = await findQuestion(store, normalizeReference(reference));
  if (!question) return failed('There is no question with this reference.');
  if (folder === undefined) return failed('Name a folder: photos REFERENCE FOLDER');
  const pictures = await photosOf(store, question.reference);
  if (pictures.length === 0) return done('No photos came with this question.');
  const place = resolve(folder);
  return writeTo(place, () => writePhotos(pictures, place, question.reference));
};

async function writePhotos(pictures: readonly Uint8Array[], place: string, reference: string): Promise<CommandResult> {
  // Permissions of an existing folder stay: it may be the program's own.
  if (!existsSync(place)) makePrivateFolder(place);
  const names = pictures.map((_picture, at) => join(place, `${reference}-${at + 1}.jpg`));
  for (const [at, picture] of pictures.entries()) await writeFile(names[at] ?? '', picture, { mode: 0o600 });
  return done(names.join('\n'));
}

const commands: Readonly<Record<string, Command>> = {
  async list({ store, now }, { flags }) {
    const questions = await listQuestions(store, { all: flags.has('--all') });
    if (questions.length === 0) return done('No questions.');
    return done(
      questions
        .sort((a, b) => promisedAt(a) - promisedAt(b))
        .map((row) => line(row, now))
        .join('\n'),
    );
  },
  async show({ store, now }, { words: [reference] }) {
    const row = await findQuestion(store, normalizeReference(reference));
    const photos = (await countPhotos(store)).get(normalizeReference(reference)) ?? 0;
    return row ? done(full(row, photos, now)) : failed('There is no question with this reference.');
  },
  async answered({ store, now }, { words: [reference] }) {
    const known = await markAnswered(store, normalizeReference(reference), now);
    return known ? done('Recorded as answered.') : failed('There is no question with this reference.');
  },
  async export({ store }, { flags }) {
    if (!flags.has('--csv')) return failed('Say in which form: export --csv');
    const rows = await listQuestions(store, { all: flags.has('--all') });
    return done(questionsAsCsv(rows, await countPhotos(store)));
  },
  async subscribers({ store, siteUrl, now }, { flags }) {
    if (!flags.has('--csv')) return failed('Say in which form: subscribers --csv');
    const rows = await subscribersWithLinks(store, now);
    const cells = rows.map(({ email, language, confirmed_at, token }) => [
      email,
      confirmed_at === null ? '' : iso(confirmed_at),
      `${siteUrl}${pathOf(language, '/newsletter/unsubscribe')}?token=${token}`,
      language,
    ]);
    return done(csvOf([['email', 'confirmed', 'unsubscribe', 'language'], ...cells]));
  },
  async inbox({ store, siteUrl, inbox, now }) {
    if (!inbox) return failed('The inbox is off: set OWNER_EMAIL.');
    const url = inboxUrl(siteUrl, await addInboxLink(store, inbox, now));
    return done(
      `${url}\nOpens the inbox on one device for ${sessionHours} hours. Works once, within ${linkHours} hours.`,
    );
  },
  erase: eraseCommand,
  photos,
  numbers,
  newsletter,
  renewals: upcoming,
  purge,
  mail,
  dismiss,
  backup: backupCommand,
  restore: restoreCommand,
};

/** Runs one of the owner's commands on the store. Undefined when there is no such command. */
export function runCommand(context: CommandContext, args: readonly string[]): Promise<CommandResult> | undefined {
  const { name, ...rest } = argumentsOf(args);
  return Object.hasOwn(commands, name) ? commands[name]?.(context, rest) : undefined;
}

function line(row: QuestionRow, now: Millis): string {
  const { reference, urgency, category, name } = row;
  return [
    reference,
    due(row, now).padEnd(16),
    urgency.padEnd(9),
    category.padEnd(10),
    plain(`${name} <${reachOf(row)}>`),
    ...(row.calling_at !== null && row.answered_at === null ? [`calling back since ${iso(row.calling_at)}`] : []),
  ].join('  ');
}

/** The preferred contact, or the only one given. */
function reachOf({ reach, phone, email }: QuestionRow): string {
  return (reach === 'email' ? (email ?? phone) : (phone ?? email)) ?? '';
}

function due(row: QuestionRow, now: Millis): string {
  if (row.answered_at !== null) return 'answered';
  const hours = Math.round((promisedAt(row) - now) / hourMs);
  return hours < 0 ? `OVERDUE ${-hours} h` : `due in ${hours} h`;
}

function full(row: QuestionRow, photos: number, now: Millis): string {
  const answered = row.answered_at === null ? due(row, now) : iso(row.answered_at);
  const facts = [
    ['Reference', row.reference],
    ['Asked', iso(row.created_at)],
    ...(row.written_at === null ? [] : [['Written', `${iso(row.written_at)}, by the clock of their device`]]),
    ['Answered', answered],
    ['Calling back', row.calling_at === null ? 'nobody yet' : `since ${iso(row.calling_at)}`],
    ...typedFields(translatorFor('en'), row),
    ['Language', row.language],
    ['Photos', String(photos)],
    ...(row.note === null ? [] : [['Note', row.note]]),
  ];
  return plain(`${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${row.question}`);
}
