import { t } from '#content/i18n/t.ts';
import type { JobRow } from '#core/drying-job/record/record.ts';
import type { PrintBlock, PrintPhoto } from '../../../lib/pdf/print-block.ts';
import { runsOf } from '../../../lib/pdf/typed-blocks.ts';
import { momentText } from '../form.ts';
import type { Report } from './report.ts';

/** Points of a picture's height: six stand on a page. */
const height = 116;

/** Every photo of a machine, with the camera's time and its hash. */
export function photoBlocks(report: Report): readonly PrintBlock[] {
  const photos = report.record.photos.filter(({ machine }) => machine !== '');
  return photos.length === 0 ? [] : [{ kind: 'photos', photos: photos.map((photo) => printed(report, photo)), height }];
}

function printed({ words, locale, form, record, picture }: Report, photo: JobRow<'photos'>): PrintPhoto {
  const machine = form.nameOf(record, 'machines', photo.machine);
  const title = t(words.photos.figure, { machine, name: photo.file }, locale);
  const taken = photo.taken && t(words.photos.taken, { moment: momentText(photo.taken, locale) }, locale);
  const lines = [taken, `SHA-256 ${photo.sha256}`].filter(Boolean);
  return {
    picture: async () => (await picture?.(photo)) ?? null,
    without: t(words.photos.without, { name: photo.file }, locale),
    alt: [title, ...lines].join('. '),
    caption: [runsOf(title, true), ...lines.map((line) => runsOf(line))],
  };
}
