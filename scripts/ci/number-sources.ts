import { readFileSync } from 'node:fs';
import type { NumberRecord } from '#checks/claims/built-numbers.ts';
import { directory, singleSourceRows } from '#content/directory/directory.ts';
import { sources as factorSources } from '#content/en/calculators/sources.ts';
import { facts } from '#content/facts/all-facts.ts';
import { houseRules } from '#content/facts/house-rules/all-house-rules.ts';
import { sources } from '#content/facts/sources/all-sources.ts';
import { exampleLosses, exampleRoom, exampleWall } from '#content/facts/tables/drawn-examples.ts';
import { owner } from '#content/owner.ts';
import { factors as dehumidification } from '#core/calculators/dehumidification/factors.ts';
import { type CalculatorName, calculators, definitionOf } from '#core/calculators/registry.ts';
import { calculate, type Definition, firstTexts } from '#core/calculators/shared/define.ts';
import { validate } from '#core/calculators/shared/validate.ts';
import { wetSharePercent } from '#core/job/loss-class.ts';
import { agreement } from '#core/psychrometrics/agreement.ts';
import { saturationCoefficients } from '#core/psychrometrics/factors.ts';
import { firstHeight } from '#src/features/embeds/embed-code.ts';
import { renderContext } from '#src/lib/content-renderer/ast/render-context.ts';
import { textsOf } from '#src/lib/content-renderer/ast/traverse.ts';
import { airExample, classExample } from '#src/lib/content-renderer/records/worked-examples.ts';

/** Every record from which a page may take a number: facts by what they cite, rules of our own, the owner's file, and core. */
export async function numberRecords(): Promise<readonly NumberRecord[]> {
  const names = Object.keys(calculators) as CalculatorName[];
  const definitions = await Promise.all(names.map(definitionOf));
  const rules = Object.values(houseRules).map(({ says, value, sourcesSay }) => `${says} ${value} ${sourcesSay}`);
  const texts = [
    ...rules,
    JSON.stringify(owner),
    JSON.stringify(factorSources),
    ...definitions.map(numbersOfDefinition),
    ...computed(),
    ...counted(),
  ];
  return [
    ...Object.values(facts).map(({ says, sources: ids }) => ({
      text: says,
      addresses: ids.map((id) => sources[id].url),
    })),
    ...texts.map((text) => ({ text })),
  ];
}

/** Factors, tables, limits and choices, and the results of the example and of each other choice in it, rounded in each way. */
function numbersOfDefinition(definition: Definition): string {
  const example = { ...firstTexts(definition), ...definition.example };
  const others = Object.entries(definition.fields).flatMap(([name, field]) =>
    field.kind === 'choice' ? field.values.map((value) => ({ ...example, [name]: `${field.prefix}${value}` })) : [],
  );
  const results = [example, ...others].flatMap((form) => {
    const checked = validate(definition, form);
    return checked.ok ? Object.values(calculate(definition, checked.value)) : [];
  });
  return JSON.stringify([definition.factors, definition.fields, definition.example, results.map(rounded)]);
}

function rounded(value: unknown): unknown {
  return typeof value === 'number' ? [0, 1, 2, 3].map((digits) => value.toFixed(digits)) : value;
}

/** What pages show of core beside the calculators. */
function computed(): readonly string[] {
  const speaks = renderContext('en');
  const wholeMachines = [1, 2, 3, 4, 5].map((count) => count * dehumidification.pintsPerUnit.value);
  return [
    textsOf([...airExample(speaks), ...classExample(speaks)]).join(' '),
    JSON.stringify(agreement),
    JSON.stringify(saturationCoefficients),
    wholeMachines.join(' '),
    String(firstHeight),
    exampleWall.flat().join(' '),
    exampleLosses.map((loss) => wetSharePercent(exampleRoom, loss).toFixed(0)).join(' '),
  ];
}

/** What pages count while they are built, and the numbers of the directory. */
function counted(): readonly string[] {
  const csv = readFileSync('content/directory/insurance-directory.csv', 'utf8');
  const ranks = Object.values(sources).map(({ rank }) => rank);
  const total = directory().length;
  const counts = [ranks.length, ranks.filter((rank) => rank === 'authority').length, total, singleSourceRows];
  return [csv, [...counts, total - singleSourceRows].join(' ')];
}
