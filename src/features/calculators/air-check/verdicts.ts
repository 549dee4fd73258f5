import type { CheckShown } from './check.ts';

/** A verdict as the page shows it: what to make of it, and what to look at. */
export interface Verdict {
  readonly title: string;
  readonly tone: 'go' | 'amber' | 'alarm';
  readonly says: string;
  readonly causes: readonly string[];
}

/** Everything that the readings decide, in the order in which a technician asks. */
export function verdictsOf(shown: CheckShown): readonly Verdict[] {
  return [depressionOf(shown), openingOf(shown), surfaceOf(shown)].filter((verdict) => verdict !== null);
}

const depressionTones = { drying: 'go', weak: 'amber', adding: 'alarm' } as const;

function depressionOf({ words, locale, t, result }: CheckShown): Verdict | null {
  const { depression, depressionVerdict: verdict, isBelowConventionalLimit } = result;
  if (depression === null || verdict === null) return null;
  const { title, says, causes } = words.own.depression[verdict];
  const last = verdict === 'weak' ? causes.length - 1 : causes.length;
  const pastLimit = isBelowConventionalLimit && verdict !== 'drying' ? [t(words.own.depression.pastLimit)] : [];
  return {
    title,
    tone: depressionTones[verdict],
    says: t(says, { grains: locale.number(Math.abs(depression), 1) }),
    causes: [...causes.slice(0, last), ...pastLimit, ...causes.slice(last)],
  };
}

function openingOf({ words, locale, t, result }: CheckShown): Verdict | null {
  const { aboveOutside, openingVerdict } = result;
  if (aboveOutside === null || openingVerdict === null) return null;
  const { open, little, wetter, inside } = words.own.opening;
  const { title, says } = openingVerdict === 'open' ? open : aboveOutside > 0 ? little : wetter;
  const texts = { grains: locale.number(Math.abs(aboveOutside), 1), inside: t(inside) };
  return { title, tone: openingVerdict === 'open' ? 'go' : 'amber', says: t(says, texts), causes: [] };
}

const surfaceTones = { wet: 'alarm', near: 'amber', clear: 'go' } as const;

function surfaceOf({ words, locale, t, result }: CheckShown): Verdict | null {
  const { surfaceVerdict: verdict, surfaceMargin: margin, vaporPressureDifferential: differential } = result;
  if (verdict === null || differential === null) return null;
  const { noDew, pushes, takes, ...verdicts } = words.own.surface;
  const push = differential > 0 ? t(pushes, { differential: locale.number(differential, 2) }) : takes;
  const texts = { distance: locale.number(Math.abs(margin ?? 0), 1), push };
  const { title, says } = verdicts[verdict];
  return {
    title: t(title, texts),
    tone: surfaceTones[verdict],
    says: t(margin === null ? noDew : says, texts),
    causes: [],
  };
}
