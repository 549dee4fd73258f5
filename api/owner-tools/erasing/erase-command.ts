import * as z from 'zod/mini';
import { emailField, phoneField } from '#contract/forms/plain-text.ts';
import type { Whom } from '../../store/keeping/removal.ts';
import { type Command, failed } from '../command.ts';
import { eraseEverywhere, eraseInBackup } from './erase.ts';

const example = 'erase name@example.com, or a phone number without spaces: erase 8305550142';

/** `erase EMAIL` or `erase PHONE`: everything about somebody; with `--in FILE` in a copy. */
export const eraseCommand: Command = async ({ store, mailFolder }, { words: [name = '', file], flags }) => {
  const whom = whomOf(name);
  if (!whom) return failed(`Give the address or the number to erase: ${example}`);
  if (!flags.has('--in')) return eraseEverywhere(store, mailFolder, whom);
  return file === undefined ? failed(`Name the copy: erase ${name} --in FILE`) : eraseInBackup(file, whom);
};

function whomOf(name: string): Whom | undefined {
  const email = z.safeParse(emailField, name);
  if (email.success) return { email: email.data };
  const phone = z.safeParse(phoneField, name);
  return phone.success && phone.data ? { phone: phone.data } : undefined;
}
