import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import { type AdditionalCost, additionalCosts } from '#core/calculators/cost-builder/factors.ts';
import type { CostWords } from '../cost.ts';

/** "Mold removal: +$500-3,000", as the specification writes it. */
export function additionalText(words: CostWords, locale: Locale, { id, low, high, unit }: AdditionalCost): string {
  const { line, names, amounts } = words.own.additional;
  const least = unit === 'percent' ? locale.upTo(low) : locale.dollars(low);
  const amount = say(amounts[unit], { low: least, high: locale.upTo(high) }, locale);
  return say(line, { name: names[id], amount }, locale);
}

/** What can come on top of an estimate, for the method below the tool. */
export function AdditionalCosts({ words, locale }: { readonly words: CostWords; readonly locale: Locale }) {
  return (
    <ul>
      {additionalCosts.map((cost) => (
        <li key={cost.id}>{additionalText(words, locale, cost)}</li>
      ))}
    </ul>
  );
}
