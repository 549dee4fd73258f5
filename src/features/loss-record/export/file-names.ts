import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { nameOfRow } from '../field-labels.ts';

/**
 * Path of each photo in the ZIP file, by photo id: folder, number, caption and time. Lower-case ASCII works on every
 * system; the number makes it unique.
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

/** Base name of the exported file. */
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
