import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { houseRules } from '#content/facts/house-rules/all-house-rules.ts';
import { airCheckFactors } from '#core/calculators/air-check/factors.ts';
import { airflowOfTypes } from '#core/calculators/air-movement/factors.ts';
import { factors as costs } from '#core/calculators/cost-builder/factors.ts';
import { factors as dehumidification } from '#core/calculators/dehumidification/factors.ts';
import { jobRules } from '#core/drying-job/rules.ts';

const page = readFileSync('content/en/pages/where-we-differ.mdx', 'utf8');

test('every house rule is on the page that says where we differ', () => {
  expect(Object.keys(houseRules).filter((rule) => !page.includes(`<HouseRule rule="${rule}">`))).toEqual([]);
});

const { openMargin, nearDewPoint } = airCheckFactors;
const { goalPoints, comparedAfter, changeOfPercent, changeOfRelative, hoursAfterDry } = jobRules;

test.each([
  ['open-from-ten-grains', openMargin.value],
  ['near-dew-point', nearDewPoint.value],
  ['dry-by-points', goalPoints.value],
  ['compared-after', comparedAfter.value],
  ['smallest-change', changeOfPercent.value],
  ['smallest-change', changeOfRelative.value],
  ['machine-after-dry', hoursAfterDry.value],
  ['dehumidifier-rating', dehumidification.pintsPerUnit.value],
  ['air-mover-airflow', airflowOfTypes.rows.centrifugal],
  ['air-mover-airflow', airflowOfTypes.rows.axial],
  ['air-mover-airflow', airflowOfTypes.rows.lowProfile],
  ['machine-energy', dehumidification.days.value],
  ['cost-rates', costs.low.value],
  ['cost-rates', costs.high.value],
] as const)('the page states the value of %s that the tools use: %s', (rule, number) => {
  const value = number.toLocaleString('en');
  expect(`${houseRules[rule].value} ${houseRules[rule].says}`).toMatch(new RegExp(`\\b${value}\\b.*\\b${value}\\b`));
  expect(page.split(`<HouseRule rule="${rule}">`)[1]?.split('</HouseRule>')[0]).toMatch(new RegExp(`\\b${value}\\b`));
});
