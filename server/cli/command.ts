import type { Store } from '../db/open-store.ts';
import type { Millis } from '../db/schema.ts';

/** What a command printed, and whether it did what was asked. */
export interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

export interface CommandContext {
  readonly store: Store;
  readonly siteUrl: string;
  readonly mailFolder: string;
  readonly now: Millis;
}

/** What stood after the name of a command. */
export interface Arguments {
  readonly words: readonly string[];
  readonly flags: ReadonlySet<string>;
}

/** What was typed, taken apart: flags may stand anywhere. */
export function argumentsOf(args: readonly string[]): Arguments & { readonly name: string } {
  const [name = '', ...words] = args.filter((word) => !word.startsWith('--'));
  return { name, words, flags: new Set(args.filter((word) => word.startsWith('--'))) };
}

export type Command = (context: CommandContext, args: Arguments) => Promise<CommandResult>;

/** A command did what was asked. */
export const done = (text: string): CommandResult => ({ ok: true, text });
/** A command did not; the text says why. */
export const failed = (text: string): CommandResult => ({ ok: false, text });

/** What went wrong, in the words of whoever noticed. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

/** Writes to a file or a folder that the owner named: whatever goes wrong meanwhile, the answer names that place. */
export async function writeTo(place: string, write: () => Promise<CommandResult>): Promise<CommandResult> {
  return write().catch((error) => failed(`${place} could not be written: ${messageOf(error)}`));
}

/** A reference as the store has it, however it was typed. */
export const normalizeReference = (reference = '') => reference.trim().toUpperCase();

/** A time as the commands print it. */
export const iso = (time: Millis) => new Date(time).toISOString();

/** Terminals obey control sequences: none gets through. */
export const plain = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, ' ');
