import { t } from '#content/i18n/t.ts';
import { namesOf } from '../form.ts';
import type { JobView } from '../section-props.ts';

/** What has to be said beside the figures of a plan: which rooms are in none of them, and which are counted though nothing is wet. */
export function planNotes({
  derived,
  record,
  form,
  words,
  locale,
}: Pick<JobView, 'derived' | 'record' | 'form' | 'words' | 'locale'>): readonly string[] {
  const { rooms } = derived.plan;
  const isPlanned = (id: string) => rooms.some(({ roomId }) => roomId === id);
  const unplanned = record.rooms.map(({ id }) => id).filter((id) => !isPlanned(id));
  const dry = rooms.filter(({ wetSqFt, lossClass }) => wetSqFt === 0 && lossClass !== 4).map(({ roomId }) => roomId);
  const noteOn = (ids: readonly string[], note: string) =>
    ids.length > 0 ? [t(note, { names: namesOf(ids, 'rooms', record, form) }, locale)] : [];
  return [...noteOn(unplanned, words.plan.unplanned), ...noteOn(dry, words.plan.nothingWet)];
}
