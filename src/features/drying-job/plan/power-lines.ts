import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { factors } from '#core/calculators/air-scrubber/factors.ts';
import type { Derived } from '#core/drying-job/derive.ts';
import type { JobView } from '../section-props.ts';

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
export function powerLines({ derived: { power }, words: { plan }, locale }: JobView): readonly string[] {
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
