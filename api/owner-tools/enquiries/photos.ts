import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ownFolder } from '../../store/sqlite/owner-only.ts';
import { photosOf } from '../../store/tables/photos.ts';
import { findQuestion } from '../../store/tables/questions.ts';
import { atPlace, type Command, type CommandResult, done, failed, normalised } from '../command.ts';

/** `photos REFERENCE FOLDER`: writes the pictures of a question into a folder, for its owner alone. */
export const photos: Command = async ({ store }, { words: [reference, folder] }) => {
  const question = await findQuestion(store, normalised(reference));
  if (!question) return failed('There is no question with this reference.');
  if (folder === undefined) return failed('Name a folder: photos REFERENCE FOLDER');
  const pictures = await photosOf(store, question.reference);
  if (pictures.length === 0) return done('No photos came with this question.');
  const place = resolve(folder);
  return atPlace(place, () => write(pictures, place, question.reference));
};

async function write(pictures: readonly Uint8Array[], place: string, reference: string): Promise<CommandResult> {
  // The rights of a folder that was there are not ours to change: the program itself may lie in it.
  if (!existsSync(place)) ownFolder(place);
  const names = pictures.map((_picture, at) => join(place, `${reference}-${at + 1}.jpg`));
  for (const [at, picture] of pictures.entries()) await writeFile(names[at] ?? '', picture, { mode: 0o600 });
  return done(names.join('\n'));
}
