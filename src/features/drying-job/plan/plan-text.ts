import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { DryingJobMessages, RoomCalculator } from '#content/i18n/tool-messages.ts';
import { factors } from '#core/calculators/air-scrubber/factors.ts';
import type { Derived } from '#core/drying-job/derive.ts';
import { namesOf } from '../form.ts';
import type { JobView } from '../JobSection.tsx';
import type { FloorPlan } from './floor-plan.ts';

/** What stands below the drawing: each room by its number, its sides and its air movers. */
export function planCaption(
  { rooms, scale }: FloorPlan,
  { messages, locale, form, record }: JobView,
): readonly string[] {
  return rooms.map(({ id, width, height, units, each }, at) => {
    const values = {
      name: `${at + 1} ${form.nameOf(record, 'rooms', id)}`,
      length: locale.upTo(width / scale),
      width: locale.upTo(height / scale),
      units,
    };
    const mark = each > 1 ? [t(messages.plan.drawnEach, { count: each }, locale)] : [];
    return [`${t(messages.plan.drawn, values, locale)}.`, ...mark].join(' ');
  });
}

/** What has to be said beside the figures of a plan: which rooms are in none of them, and which are counted though nothing is wet. */
export function planNotes({
  derived,
  record,
  form,
  messages,
  locale,
}: Pick<JobView, 'derived' | 'record' | 'form' | 'messages' | 'locale'>): readonly string[] {
  const { rooms } = derived.plan;
  const isPlanned = (id: string) => rooms.some(({ roomId }) => roomId === id);
  const unplanned = record.rooms.map(({ id }) => id).filter((id) => !isPlanned(id));
  const dry = rooms.filter(({ wetSqFt, lossClass }) => wetSqFt === 0 && lossClass !== 4).map(({ roomId }) => roomId);
  const noteOn = (ids: readonly string[], note: string) =>
    ids.length > 0 ? [t(note, { names: namesOf(ids, 'rooms', record, form) }, locale)] : [];
  return [...noteOn(unplanned, messages.plan.unplanned), ...noteOn(dry, messages.plan.nothingWet)];
}

/** Scrubbers of a room; null where the calculator refuses its measures. */
export function scrubbersIn({ scrubbers }: Derived, roomId: string): number | null {
  return scrubbers.find((room) => room.roomId === roomId)?.units ?? null;
}

/** By which numbers scrubbers are counted. */
export function scrubberRuleIn({ plan }: DryingJobMessages, locale: Locale): string {
  const { defaultAirChanges, defaultUnitCfm } = factors;
  return t(plan.scrubberRule, { changes: defaultAirChanges.value, cfm: defaultUnitCfm.value }, locale);
}

/** What the planned machines draw, whether they find a circuit, and their energy with its cost. */
export function powerLines({ derived: { power }, messages: { plan }, locale }: JobView): readonly string[] {
  if (!power) return [plan.noPower];
  const { dehumidifiers, airMovers, scrubbers, totalAmps, usableAmps, unitsLeft } = power;
  const amps = locale.number(totalAmps, 1);
  const energy = {
    energy: locale.number(power.kilowattHoursPerDay, 2),
    dollars: locale.dollars(power.dollarsPerDay, 2),
    rate: `$${locale.upTo(power.dollarsPerKilowattHour, 4)}`,
  };
  return [
    t(plan.draws, { dehumidifiers, airMovers, scrubbers, amps, usable: locale.number(usableAmps) }, locale),
    unitsLeft === 0 ? plan.fits : t(plan.left, { count: unitsLeft }, locale),
    t(plan.energy, energy, locale),
    plan.ownAmps,
  ];
}

/** Each circuit with what hangs on it: its number, breaker, amps that it carries for hours, amps in use, machines. */
export function circuitRows({ derived: { power }, locale }: JobView): readonly (readonly string[])[] {
  return (power?.circuits ?? []).map(({ breakerAmps, usableAmps, usedAmps, machines }, at) => [
    locale.number(at + 1),
    locale.number(breakerAmps),
    locale.number(usableAmps),
    locale.number(usedAmps, 1),
    locale.number(machines),
  ]);
}

/** The calculators that a room can be taken to, as they stand side by side. */
export const roomCalculators: readonly RoomCalculator[] = ['air-movement', 'dehumidification', 'air-scrubber'];
