import { roomNames, severityNames, waterSourceNames } from '#content/en/calculators/cost-choices.ts';
import { publishedRange } from '#core/calculators/cost-builder/choices.ts';
import type { CostInput } from '#core/calculators/cost-builder/cost-estimate.ts';
import {
  type AdditionalCost,
  factors,
  publishedJob,
  publishedRatesSource,
  rates,
  ratesSource,
  roomMultipliers,
} from '#core/calculators/cost-builder/factors.ts';
import { roundDollars } from '#core/quantities/whole-units.ts';
import { formatDollars, formatNumber, formatUpTo } from '#site/format.ts';
import type { Method } from '../shell/MethodComparison.tsx';
import type { Row } from '../shell/Results.tsx';
import type { Step } from '../shell/Working.tsx';
import type { EstimateResult } from './rules.ts';

/** Whole dollars, half a dollar up. */
export function dollars(amount: number): string {
  return formatDollars(roundDollars(amount));
}

/** "$2,800 to $4,550" */
export function dollarRange({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${dollars(low)} to ${dollars(high)}`;
}

export function resultRows({ cost }: EstimateResult): readonly Row[] {
  return [
    { label: 'Estimated range', value: dollarRange(cost) },
    { label: 'Middle estimate', value: dollars(cost.estimate) },
    {
      label: 'Per square foot',
      value: formatDollars(cost.perSqFt, 2),
      note: 'Dollars are rounded to whole ones, half a dollar up.',
    },
  ];
}

/** What was chosen, for the copied text. */
export function inputRows(input: CostInput): readonly Row[] {
  return [
    { label: 'Affected area', value: formatNumber(input.area), unit: 'sq ft' },
    { label: 'Room type', value: roomNames[input.room] },
    { label: 'Water source', value: waterSourceNames[input.source] },
    { label: 'Severity', value: severityNames[input.severity] },
  ];
}

/** "500 sq ft of gray water in the kitchen, moderate" */
export function titleOf({ area, room, source, severity }: CostInput): string {
  return `${formatNumber(area)} sq ft, ${roomNames[room].toLowerCase()}, ${waterSourceNames[source].toLowerCase()}, ${severityNames[severity].toLowerCase()}`;
}

/** Our range beside what others publish. */
export function costMethods(input: CostInput, { cost }: EstimateResult): readonly Method[] {
  const published = publishedRange(input);
  return [
    {
      name: 'This builder',
      answer: dollarRange(cost),
      source: 'Our rates, which are a rule of thumb. The severe ones include repair.',
    },
    {
      name: 'Published rates for the drying work',
      answer: `${dollarRange(published)}; older pages ${dollars(published.older)}`,
      source: publishedRatesSource,
    },
    {
      name: 'Published range for a whole job',
      answer: `${dollarRange(publishedJob)}, about ${dollars(publishedJob.average)} on average`,
      source: publishedJob.source,
    },
  ];
}

export const whyCost =
  'Published rates depend on the water alone and cover the drying; ours also go by severity and room, and the severe ones include repair, so they run higher.';

/** Each step with the visitor's numbers. */
export function workingSteps(input: CostInput, { cost, parts }: EstimateResult): readonly Step[] {
  const rate = rates[input.severity][input.source];
  const multiplier = roomMultipliers[input.room];
  return [
    {
      finds: 'Middle estimate',
      rule: 'area × rate for severity and water × room, to whole dollars',
      numbers: `${formatNumber(input.area)} × $${rate} × ${multiplier} = ${dollars(cost.estimate)}`,
      source: `house rule: ${ratesSource}`,
    },
    {
      finds: 'Estimated range',
      rule: `${factors.low.value} to ${factors.high.value} times the middle; half a dollar goes up`,
      numbers: `${factors.low.value} × ${dollars(cost.estimate)} = ${exact(cost.low)}; ${factors.high.value} × ${dollars(cost.estimate)} = ${exact(cost.high)}`,
      source: factors.low.source,
    },
    {
      finds: 'Per square foot',
      rule: 'middle estimate ÷ area',
      numbers: `${dollars(cost.estimate)} ÷ ${formatNumber(input.area)} = ${formatDollars(cost.perSqFt, 2)}`,
      source: ratesSource,
    },
    {
      finds: 'What each choice adds',
      rule: 'minor damage by clean water in a plain room, then severity, water and room, one after the other',
      numbers: `${dollars(parts.area)} + ${dollars(parts.severity)} + ${dollars(parts.source)} + ${dollars(parts.room)} = ${dollars(parts.area + parts.severity + parts.source + parts.room)}`,
      source: 'arithmetic on the same rates',
    },
  ];
}

function exact(amount: number): string {
  return Number.isInteger(amount) ? formatDollars(amount) : formatDollars(amount, 2);
}

/** "+$3-8 per sq ft" */
export function additionalAmount({ low, high, unit }: AdditionalCost): string {
  if (unit === 'percent') return `+${low}-${high}%`;
  const each = unit === 'dollars' ? '' : ' per sq ft';
  return `+${formatDollars(low)}-${formatUpTo(high)}${each}`;
}

/** What an additional cost comes to for this job, low to high; null where it does not depend on the job. */
export function additionalForJob({ low, high, unit }: AdditionalCost, area: number, estimate: number): string | null {
  if (unit === 'dollars') return null;
  const base = unit === 'percent' ? estimate / 100 : area;
  return dollarRange({ low: low * base, high: high * base });
}
