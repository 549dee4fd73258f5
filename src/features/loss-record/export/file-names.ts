import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { nameOfRow } from '../field-labels.ts';

/**
 * The name of each photo in the file that is sent, by the photo's id: its folder, its number in the record, what it shows
 * and when. ASCII and lower case, so that every system keeps it; the number keeps two names apart.
 */
export function photoPaths(record: LossRecord, messages: LossRecordMessages): ReadonlyMap<string, string> {
  return new Map(
    record.photos.map(({ id, caption, shows, room, taken, file }, at) => {
      const folder =
        shows === 'receipt' ? 'receipts' : folderOf(room ? nameOfRow(record, 'rooms', room, messages) : '');
      const number = String(at + 1).padStart(3, '0');
      const name = [number, plainName(caption), taken.replace('T', '-').replace(':', '')].filter(Boolean).join('-');
      return [id, `${folder}/${name}${endingOf(file)}`];
    }),
  );
}

/** What the whole file is called, without its ending. */
export function copyName(record: LossRecord, day: string, { file }: LossRecordMessages): string {
  return [file.name, plainName(record.title), day].filter(Boolean).join('-');
}

function folderOf(room: string): string {
  const name = plainName(room);
  return name ? `photos/${name}` : 'photos';
}

function endingOf(file: string): string {
  return /\.[a-z0-9]{1,5}$/.exec(file.toLowerCase())?.[0] ?? '';
}

function plainName(text: string): string {
  const ascii = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ascii
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');
}
