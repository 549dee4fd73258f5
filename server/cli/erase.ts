import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { emailField, phoneField } from '#contract/plain-text.ts';
import { erase, type Person, scrub } from '../db/erase.ts';
import type { Store } from '../db/open-store.ts';
import { eraseMailFiles, mailFolder } from '../email/mail-folder.ts';
import { faults, fileError, listBackups, openBackup } from './backup-file.ts';
import { type Command, type CommandResult, done, failed, writeTo } from './command.ts';

const example = 'erase name@example.com, or a phone number without spaces: erase 8305550142';

/** `erase EMAIL` or `erase PHONE`: deletes everything about a person; with `--in FILE`, in a backup. */
export const eraseCommand: Command = async ({ store, dataDir }, { words: [name = '', file], flags }) => {
  const person = parsePerson(name);
  if (!person) return failed(`Give the address or the number to erase: ${example}`);
  if (!flags.has('--in')) return eraseEverywhere(store, mailFolder(dataDir), person);
  return file === undefined ? failed(`Name the copy: erase ${name} --in FILE`) : eraseInBackup(file, person);
};

/** The person of an address or a number; undefined for anything else. */
export function parsePerson(name: string): Person | undefined {
  const email = z.safeParse(emailField, name);
  if (email.success) return { email: email.data };
  const phone = z.safeParse(phoneField, name);
  return phone.success && phone.data ? { phone: phone.data } : undefined;
}

/** What was erased, and where it may still be. */
export interface ErasedEverywhere {
  /** References of the deleted questions. */
  readonly questions: readonly string[];
  readonly subscribers: number;
  readonly messages: number;
  readonly files: number;
  /** False when the database was too busy to take the text out of its log. */
  readonly scrubbed: boolean;
  readonly engine: Store['engine'];
  /** Paths of backups that may still hold it. */
  readonly copies: readonly string[];
}

/** Erases everything about a person: rows, remnants in the database files, and mail files. */
export async function erasePerson(store: Store, mailFolder: string, person: Person): Promise<ErasedEverywhere> {
  const { questions, subscribers, messages } = await erase(store, person);
  const address = 'email' in person ? person.email : undefined;
  const files = await eraseMailFiles(mailFolder, { ids: messages, references: questions, address });
  const scrubbed = await scrub(store);
  const copies = (await listBackups(store)).map(({ path }) => path).filter((path) => existsSync(path));
  return { questions, subscribers, messages: messages.length, files, scrubbed, engine: store.engine, copies };
}

/** The same as a command's result. */
export async function eraseEverywhere(store: Store, mailFolder: string, person: Person): Promise<CommandResult> {
  const { questions, subscribers, messages, files, scrubbed, engine, copies } = await erasePerson(
    store,
    mailFolder,
    person,
  );
  const lines = [
    `Erased: ${questions.length} questions, ${subscribers} subscriptions, ${messages} messages, ${files} mail files.`,
    ...(scrubbed ? [] : ['The database is busy: run this command once more, to take the text out of its log too.']),
    ...(engine === 'postgres' ? [postgresNote] : []),
    ...backupLines(copies, person),
  ];
  return (scrubbed ? done : failed)(lines.join('\n'));
}

const postgresNote =
  "PostgreSQL's own write-ahead log keeps the text until it is overwritten; so do archives and standby servers you have.";

function backupLines(there: readonly string[], person: Person): readonly string[] {
  if (there.length === 0)
    return ['Copies that you made by other means, and your own mailbox, are yours to look through.'];
  return [
    'These copies may still hold it. To erase it there too:',
    ...there.map((path) => `  npm run enquiries -- erase ${nameOf(person)} --in ${path}`),
    'Copies that you moved or made by other means, and your own mailbox, are yours to look through.',
  ];
}

/** Without spaces and brackets, a number is one command-line argument. */
const nameOf = (person: Person) => ('email' in person ? person.email : person.phone.replace(/[^\d+x]/gi, ''));

/** Erases everything about a person from a backup. */
export async function eraseInBackup(file: string, person: Person): Promise<CommandResult> {
  const fault = fileError(file);
  if (fault) return failed(fault);
  return writeTo(file, async () => {
    const opened = await openBackup(file);
    if ('fault' in opened) return failed(`${file} ${faults[opened.fault]}. Nothing was erased.`);
    const { copy } = opened;
    return eraseIn(copy, file, person).finally(() => copy.close());
  });
}

async function eraseIn(copy: Store, file: string, person: Person): Promise<CommandResult> {
  const { questions, subscribers, messages } = await erase(copy, person);
  const counts = `${questions.length} questions, ${subscribers} subscriptions, ${messages.length} messages`;
  return ((await scrub(copy)) ? done : failed)(`Erased in ${file}: ${counts}.`);
}
