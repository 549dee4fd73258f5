import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import type { Row, TableName } from '#core/loss-record/shape.ts';
import { paragraph, runsOf } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock, PrintPhoto, Run } from '../../../lib/pdf/print-block.ts';
import { nameOfRow } from '../field-labels.ts';
import type { ClaimDates } from './claim-dates.ts';

/** All that the papers of a record are made of. */
export interface Papers {
  readonly record: LossRecord;
  readonly words: LossRecordMessages;
  readonly locale: Locale;
  /** Names of the photos' files, by id. */
  readonly paths: ReadonlyMap<string, string>;
  readonly dates: ClaimDates | null;
  readonly made: Date;
  /** Whether the photos' files are given away without their place. */
  readonly isWithoutPlace: boolean;
  /** A photo as JPEG of a size for paper; null where this browser cannot show it. */
  readonly picture: (photo: Row<'photos'>) => Promise<ArrayBuffer | null>;
}

/** Points of a picture's height: with four to a page each can be read closely, with six a long record stays short. */
const [four, six] = [216, 116];
/** Photos from which a page holds six. */
const many = 24;

/** Every photo by its number, with what it shows and where, the camera's time and its hash. */
export function photoBlocks(papers: Papers): readonly PrintBlock[] {
  const { record, words } = papers;
  if (record.photos.length === 0) return [];
  const photos = record.photos.map((photo, at) => printed(papers, photo, at + 1));
  return [
    { kind: 'photos', photos, height: photos.length > many ? six : four },
    paragraph(words.file.hashNote, 'quiet'),
    ...(papers.isWithoutPlace ? [paragraph(words.file.placeLeftOut, 'quiet')] : []),
  ];
}

function printed(papers: Papers, photo: Row<'photos'>, number: number): PrintPhoto {
  const { words, locale, paths, picture } = papers;
  const caption = captionOf(papers, photo, number);
  return {
    picture: () => picture(photo),
    without: t(words.file.noPicture, { path: paths.get(photo.id) ?? photo.file }, locale),
    alt: caption.map((runs) => runs.map(({ text }) => text).join('')).join('. '),
    caption,
  };
}

function captionOf(
  { record, words, locale }: Papers,
  photo: Row<'photos'>,
  number: number,
): readonly (readonly Run[])[] {
  const name = (table: TableName, id: string) => id && nameOfRow(record, table, id, words);
  const shows = [photo.caption, photo.shows && words.choices['photos.shows'][photo.shows]].filter(Boolean).join('. ');
  const belongsTo = [
    name('rooms', photo.room),
    name('things', photo.thing),
    name('costs', photo.cost),
    name('drying', photo.drying),
  ];
  const place = belongsTo.filter(Boolean).join(' · ');
  const taken = photo.taken && `${words.fields.photos.taken}: ${photo.taken.replace('T', ' ')}`;
  const from = photo.takenFrom && `(${words.choices['photos.takenFrom'][photo.takenFrom]})`;
  const lines = [place, [taken, from].filter(Boolean).join(' '), `${photo.file}`, `SHA-256 ${photo.sha256}`];
  return [
    [...runsOf(`${t(words.file.figure, { count: number }, locale)}${shows && ': '}`, true), ...runsOf(shows)],
    ...lines.filter(Boolean).map((line) => runsOf(line)),
  ];
}
