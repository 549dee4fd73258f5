import type { Store } from '../db/open-store.ts';
import type { Millis } from '../db/schema.ts';
import type { KeyedHash } from '../inbox/keyed-hash.ts';

export interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

export interface CommandContext {
  readonly store: Store;
  readonly siteUrl: string;
  readonly dataDir: string;
  /** Hash of the inbox's tokens; undefined while the inbox is off. */
  readonly inbox?: KeyedHash | undefined;
  readonly now: Millis;
}

export interface Arguments {
  readonly words: readonly string[];
  readonly flags: ReadonlySet<string>;
}

/** Parses a command line: flags may be anywhere. */
export function argumentsOf(args: readonly string[]): Arguments & { readonly name: string } {
  const [name = '', ...words] = args.filter((word) => !word.startsWith('--'));
  return { name, words, flags: new Set(args.filter((word) => word.startsWith('--'))) };
}

export type Command = (context: CommandContext, args: Arguments) => Promise<CommandResult>;

/** A successful result. */
export const done = (text: string): CommandResult => ({ ok: true, text });
/** A failed result; the text says why. */
export const failed = (text: string): CommandResult => ({ ok: false, text });

/** Message of an unknown error. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

/** Runs a command that writes to a path of the owner's; any error names that path. */
export async function writeTo(place: string, write: () => Promise<CommandResult>): Promise<CommandResult> {
  return write().catch((error) => {
    const noFolder = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = noFolder ? 'there is no such folder. Make it first, or name another.' : messageOf(error);
    return failed(`${place} could not be written: ${reason}`);
  });
}

/** A reference in its stored spelling. */
export const normalizeReference = (reference = '') => reference.trim().toUpperCase();

/** A time as printed by commands. */
export const iso = (time: Millis) => new Date(time).toISOString();

/** Replaces control characters, which a terminal would execute. */
export const plain = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, ' ');
