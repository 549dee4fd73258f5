import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { DryingJobMessages, RoomCalculator } from '#content/i18n/tool-messages.ts';
import { factors } from '#core/calculators/air-scrubber/factors.ts';
import type { Derived } from '#core/drying-job/derive.ts';
import { moverRange } from '#core/drying-job/plan.ts';
import type { RoomPlan } from '#core/drying-job/room-plan.ts';
import { namesOf, numberOr } from '../form.ts';
import type { JobView } from '../JobSection.tsx';
import type { FloorPlan } from './floor-plan.ts';

type Speaks = Pick<JobView, 'messages' | 'locale'>;

/** The range of a method, or the number that both ends agree on. */
export function spanText(low: number | null, high: number | null, { messages: { plan }, locale }: Speaks): string {
  return low !== null && high !== null && low !== high
    ? t(plan.range, { low, high }, locale)
    : numberOr(low, 0, locale, plan.none);
}

/** Air movers of a room by the industry method. */
export function moverSpan(room: RoomPlan, speaks: Speaks): string {
  return spanText(...moverRange(room), speaks);
}

/** Caption: each room with number, dimensions, the air movers drawn, and both counts. */
export function planCaption({ rooms, scale }: FloorPlan, view: JobView): readonly string[] {
  const { messages, locale, form, record, derived } = view;
  return rooms.flatMap(({ id, width, height, units, each }, at) => {
    const room = derived.plan.rooms.find(({ roomId }) => roomId === id);
    if (!room) return [];
    const values = {
      name: `${at + 1} ${form.nameOf(record, 'rooms', id)}`,
      length: locale.upTo(width / scale),
      width: locale.upTo(height / scale),
      units,
      industry: moverSpan(room, view),
      ours: room.specification.airMovers,
    };
    const mark = each > 1 ? [t(messages.plan.drawnEach, { count: each }, locale)] : [];
    return [t(messages.plan.drawn, values, locale), ...mark].join(' ');
  });
}

/** Notes on the plan: rooms left out, and rooms counted without wet surfaces. */
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

/** Scrubbers of a room; null if the calculator rejects its dimensions. */
export function scrubbersIn({ scrubbers }: Derived, roomId: string): number | null {
  return scrubbers.find((room) => room.roomId === roomId)?.units ?? null;
}

/** The rule for scrubbers with its numbers. */
export function scrubberRuleIn({ plan }: DryingJobMessages, locale: Locale): string {
  const { defaultAirChanges, defaultUnitCfm } = factors;
  return t(plan.scrubberRule, { changes: defaultAirChanges.value, cfm: defaultUnitCfm.value }, locale);
}

/** Load of the planned equipment, whether it fits the circuits, and energy with its cost. */
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

/** Circuits: number, breaker, continuous amps, used amps, equipment count. */
export function circuitRows({ derived: { power }, locale }: JobView): readonly (readonly string[])[] {
  return (power?.circuits ?? []).map(({ breakerAmps, usableAmps, usedAmps, machines }, at) => [
    locale.number(at + 1),
    locale.number(breakerAmps),
    locale.number(usableAmps),
    locale.number(usedAmps, 1),
    locale.number(machines),
  ]);
}

export const roomCalculators: readonly RoomCalculator[] = ['air-movement', 'dehumidification', 'air-scrubber'];
