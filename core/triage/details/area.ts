/** The area of clean water, in square feet, that we'd have someone dry alone. House rule `diy-clean-water-area`. */
const ownArea = 10;
/** Square feet in a square meter. */
const feetInMeter = 10.8;

const number = String.raw`(?<![\d.,/])(\d{1,2},\d{3}|\d{1,5}(?:\.\d+)?)[ -]?`;
const foot = String.raw`(?:feet|foot|ft\.?|pies?|['’′])`;
const building =
  'house|home|apartment|condo|townhouse|duplex|building|place|store|office|trailer|casa|departamento|edificio|negocio';
/** The size of the house is none of the water. */
const ofBuilding = `(?!\\p{L})(?! ?(?:\\p{L}+ ){0,2}(?:${building})(?!\\p{L}))`;
const afterBuilding = `(?<!(?:${building}) (?:is|has|with|of|es|de|mide|tiene|con)(?: (?:de|of|about|around|like|unos|como)){0,2} )`;

const squares: readonly (readonly [feet: number, unit: RegExp])[] = [
  [
    1,
    new RegExp(
      `${afterBuilding}${number}(?:sq(?:uare|\\.)? ?${foot}|s\\.?f\\.?|ft2|${foot} ?cuadrados|${foot}²)${ofBuilding}`,
      'gu',
    ),
  ],
  [feetInMeter, new RegExp(`${afterBuilding}${number}(?:square meters|metros cuadrados|m2|m²)${ofBuilding}`, 'gu')],
];
const sides = new RegExp(`${number}(?:${foot} ?)?(?:x|by|por) ?${number}${foot}${ofBuilding}`, 'gu');

const amountOf = (digits = '') => Number(digits.replace(',', ''));

/** Whether a text gives an area in numbers that is more than someone should dry alone: "200 square feet", "10 by 12 feet". */
export function isLargeArea(scenario: string): boolean {
  const text = scenario.toLowerCase();
  const given = squares.flatMap(([feet, unit]) => Array.from(text.matchAll(unit), ([, one]) => feet * amountOf(one)));
  const measured = Array.from(text.matchAll(sides), ([, one, other]) => amountOf(one) * amountOf(other));
  return [...given, ...measured].some((area) => area > ownArea);
}
