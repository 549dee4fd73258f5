import { t } from '#content/i18n/t.ts';
import { airCheckFactors } from '#core/calculators/air-check/factors.ts';
import { isDrying } from '#core/drying-job/equipment-log.ts';
import { daysOfClass, jobRules } from '#core/drying-job/rules.ts';
import { dateOfMoment } from '#core/drying-job/wall-clock.ts';
import { namesOf } from './form.ts';
import type { JobView } from './JobSection.tsx';

/** How many of the remaining points were dry on the last visit. */
export function dryOf({ derived }: Pick<JobView, 'derived'>): { readonly dry: number; readonly all: number } {
  const open = (derived.visits.at(-1)?.points ?? []).filter(({ verdict }) => verdict !== 'removed');
  return { dry: open.filter(({ verdict }) => verdict === 'dry').length, all: open.length };
}

/** Share of dry points and day of drying; empty before there are points or equipment. */
export function statusOf({ job, derived, messages, locale }: JobView): readonly string[] {
  const points = dryOf({ derived });
  const asOf = dateOfMoment(derived.equipment.asOf ?? '');
  const dates = job.machines.flatMap(({ placedAt }) => dateOfMoment(placedAt) ?? []);
  const days = asOf === null || dates.length === 0 ? null : asOf - Math.min(...dates) + 1;
  return [
    ...(points.all > 0 ? [t(messages.state.points, points, locale)] : []),
    ...(days === null ? [] : [t(messages.state.day, { count: days }, locale)]),
    ...rangeIn({ derived, messages, locale }),
  ];
}

/** Usual drying days of the highest class among the rooms. */
function rangeIn({ derived, messages, locale }: Pick<JobView, 'derived' | 'messages' | 'locale'>): readonly string[] {
  const highest = derived.plan.rooms.map(({ lossClass }) => lossClass).toSorted((one, other) => other - one)[0];
  if (highest === undefined) return [];
  const { low, high } = daysOfClass[highest];
  const values = { class: highest, low: low.value };
  return [
    high === null
      ? t(messages.state.rangeFrom, values, locale)
      : t(messages.state.range, { ...values, high: high.value }, locale),
  ];
}

/** Findings: equipment that may go or is weak, opening the house, surfaces near the dew point. */
export function findingsOf(view: JobView): readonly string[] {
  return [...machinesIn(view), ...weakIn(view), ...airIn(view), ...surfacesIn(view)];
}

function machinesIn({ job, derived, messages, locale, form, record }: JobView): readonly string[] {
  const standing = job.machines.filter(({ kind, removedAt }) => removedAt === null && isDrying(kind));
  if (standing.length === 0) return [];
  const { machines } = derived.equipment;
  const free = standing.filter(({ id }) => machines.some(({ machineId, dryAt }) => machineId === id && dryAt !== null));
  const ids = free.map(({ id }) => id);
  if (ids.length === 0) return [messages.state.stay];
  return [t(messages.state.mayGo, { names: namesOf(ids, 'machines', record, form) }, locale)];
}

function weakIn({ derived, messages, locale, form, record }: JobView): readonly string[] {
  const last = derived.visits.at(-1);
  if (!last || last.jobVerdict === 'dry') return [];
  const weak = last.dehumidifiers.filter(({ verdict }) => verdict === 'weak' || verdict === 'adding');
  return weak.map(({ machineId, depressionGpp }) => {
    const name = form.nameOf(record, 'machines', machineId);
    return t(messages.state.weak, { name, grains: locale.number(depressionGpp ?? 0, 1) }, locale);
  });
}

function airIn({ derived, messages, locale, form, record }: JobView): readonly string[] {
  return (derived.visits.at(-1)?.rooms ?? []).flatMap(({ roomId, opening }) => {
    if (!opening?.verdict) return [];
    const text = opening.verdict === 'open' ? messages.state.open : messages.state.closed;
    const name = form.nameOf(record, 'rooms', roomId);
    return [t(text, { name, grains: locale.number(opening.grainsPerPound, 1) }, locale)];
  });
}

function surfacesIn({ derived, messages, locale }: JobView): readonly string[] {
  const surfaces = (derived.visits.at(-1)?.rooms ?? []).flatMap((room) => room.surfaces);
  return surfaces.flatMap(({ where, marginF, verdict }) => {
    if (marginF === null || verdict === 'clear') return [];
    const text = verdict === 'wet' ? messages.state.surfaceWet : messages.state.surface;
    return [t(text, { where, margin: locale.number(marginF, 1) }, locale)];
  });
}

/** The rules behind the verdicts, by name. */
export function rulesOf({
  messages,
  locale,
}: Pick<JobView, 'messages' | 'locale'>): readonly (readonly [string, string])[] {
  const values = {
    points: jobRules.goalPoints.value,
    hours: jobRules.comparedAfter.value,
    percent: jobRules.changeOfPercent.value,
    relative: jobRules.changeOfRelative.value,
    weak: airCheckFactors.weakDepression.value,
  };
  return Object.entries(messages.rules).map(([name, rule]) => [name, t(rule, values, locale)]);
}
