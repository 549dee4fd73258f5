import { chartSource } from '#core/calculators/dehumidification/factors.ts';
import { rangeText } from '../../../calculator/answer/figures/range-text.ts';
import { MethodComparison } from '../../../calculator/answer/MethodComparison.tsx';
import type { Said } from '../../../calculator/calculator.ts';
import type { DryingShown } from '../drying.ts';

/** What makes the count defensible: the trade's chart beside our rule, and the plates beside our energy. */
export function Defence({ said, ...shown }: DryingShown & Said) {
  const { words, say } = shown;
  const { capacity, energy } = words.own;
  return (
    <>
      <MethodComparison
        title={capacity.title}
        methods={[
          { name: words.own.thisCalculator, answer: say(capacity.ours.answer), source: say(capacity.ours.source) },
          { name: say(capacity.chosen.name), answer: chosenAnswer(shown), source: said.sources[chartSource] },
          { name: capacity.all.name, answer: allMachines(shown), source: capacity.all.source },
        ]}
        why={say(capacity.why, { compared: compared(shown) })}
      />
      <MethodComparison
        title={energy.title}
        methods={[
          { name: words.own.thisCalculator, answer: say(energy.ours.answer), source: say(energy.ours.source) },
          { name: say(energy.plates.name), answer: say(energy.plates.answer), source: say(energy.plates.source) },
        ]}
        why={energy.why}
      />
    </>
  );
}

/** The chart's need for the machine chosen, and the whole machines that cover it. */
function chosenAnswer({ input, result, words, shell, locale, say }: DryingShown): string {
  const { chosen } = words.own.capacity;
  const range = (low: number, high: number) => rangeText(shell, locale, low, high);
  const { industryUnitsLow: low, industryUnitsHigh: high, desiccantCfmLow, desiccantCfmHigh } = result;
  const pints = input.machine === 'lgr' ? result.lgrPints : result.conventionalPints;
  if (low === null || high === null) return chosen.none;
  if (input.machine === 'desiccant') {
    return say(chosen.cfm, { need: range(desiccantCfmLow, desiccantCfmHigh), units: range(low, high) });
  }
  return say(chosen.pints, { need: locale.upTo(pints ?? 0, 1), units: range(low, high) });
}

function allMachines({ result, words, shell, locale, say }: DryingShown): string {
  const { lgrPints, conventionalPints, desiccantCfmLow, desiccantCfmHigh } = result;
  const other = conventionalPints ?? lgrPints;
  return say(words.own.capacity.all.answer, {
    refrigerant: rangeText(shell, locale, Math.min(lgrPints, other), Math.max(lgrPints, other)),
    desiccant: rangeText(shell, locale, desiccantCfmLow, desiccantCfmHigh),
  });
}

function compared({ result, words, locale, say }: DryingShown): string {
  const times = result.requiredCapacity / result.lgrPints;
  const isSame = Math.abs(times - 1) < 0.005;
  return isSame ? words.own.capacity.same : say(words.own.capacity.times, { times: locale.upTo(times) });
}
