import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import type { Row, TableName } from '#core/loss-record/shape.ts';
import { paragraph, runsOf } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock, PrintPhoto, Run } from '../../../lib/pdf/print-block.ts';
import type { ClaimDates } from '../due-dates.ts';
import { nameOfRow } from '../field-labels.ts';

export interface RecordReport {
  readonly record: LossRecord;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
  /** Photo paths in the ZIP file, by photo id. */
  readonly paths: ReadonlyMap<string, string>;
  readonly dates: ClaimDates | null;
  readonly made: Date;
  /** Whether the location was removed from the exported photos. */
  readonly isWithoutLocation: boolean;
  /** A photo as a JPEG sized for print; null if this browser cannot decode it. */
  readonly picture: (photo: Row<'photos'>) => Promise<ArrayBuffer | null>;
}

/** Picture height in points: four to a page are easy to read, six keep a long record short. */
const [four, six] = [216, 116];
/** Number of photos above which a page holds six. */
const many = 24;

/** Numbered photos with caption, place, time and hash. */
export function photoBlocks(report: RecordReport): readonly PrintBlock[] {
  const { record, messages } = report;
  if (record.photos.length === 0) return [];
  const photos = record.photos.map((photo, at) => printed(report, photo, at + 1));
  return [
    { kind: 'photos', photos, height: photos.length > many ? six : four },
    paragraph(messages.file.hashNote, 'quiet'),
    ...(report.isWithoutLocation ? [paragraph(messages.file.placeLeftOut, 'quiet')] : []),
  ];
}

function printed(report: RecordReport, photo: Row<'photos'>, number: number): PrintPhoto {
  const { messages, locale, paths, picture } = report;
  const caption = captionOf(report, photo, number);
  return {
    picture: () => picture(photo),
    without: t(messages.file.noPicture, { path: paths.get(photo.id) ?? photo.file }, locale),
    alt: caption.map((runs) => runs.map(({ text }) => text).join('')).join('. '),
    caption,
  };
}

function captionOf(
  { record, messages, locale }: RecordReport,
  photo: Row<'photos'>,
  number: number,
): readonly (readonly Run[])[] {
  const name = (table: TableName, id: string) => id && nameOfRow(record, table, id, messages);
  const shows = [photo.caption, photo.shows && messages.choices['photos.shows'][photo.shows]]
    .filter(Boolean)
    .join('. ');
  const belongsTo = [
    name('rooms', photo.room),
    name('things', photo.thing),
    name('costs', photo.cost),
    name('drying', photo.drying),
  ];
  const place = belongsTo.filter(Boolean).join(' · ');
  const taken = photo.taken && `${messages.fields.photos.taken}: ${photo.taken.replace('T', ' ')}`;
  const from = photo.takenFrom && `(${messages.choices['photos.takenFrom'][photo.takenFrom]})`;
  const lines = [place, [taken, from].filter(Boolean).join(' '), `${photo.file}`, `SHA-256 ${photo.sha256}`];
  return [
    [...runsOf(`${t(messages.file.figure, { count: number }, locale)}${shows && ': '}`, true), ...runsOf(shows)],
    ...lines.filter(Boolean).map((line) => runsOf(line)),
  ];
}
