import type { AirCheckResult, Depression, Opening, SurfaceCheck } from '#core/calculators/air-check/assess-air.ts';
import { airCheckFactors } from '#core/calculators/air-check/factors.ts';
import { formatNumber } from '#site/format.ts';
import type { Row } from '../shell/Results.tsx';
import type { Step } from '../shell/Working.tsx';

/** A verdict as the page shows it: what to make of it, and what to look at. */
export interface Verdict {
  readonly title: string;
  readonly tone: 'go' | 'amber' | 'alarm';
  readonly says: string;
  readonly causes: readonly string[];
}

const grains = (value: number) => `${formatNumber(value, 1)} gr/lb`;

/** Everything that the readings decide, in the order in which a technician asks. */
export function verdicts({ depression, opening, surface }: AirCheckResult): readonly Verdict[] {
  return [
    ...(depression ? [depressionVerdict(depression)] : []),
    ...(opening ? [openingVerdict(opening)] : []),
    ...(surface ? [surfaceVerdict(surface)] : []),
  ];
}

function depressionVerdict({ verdict, grainsPerPound, isBelowConventionalLimit }: Depression): Verdict {
  const pastLimit = `The room is below ${airCheckFactors.conventionalLimit.value} gr/lb, where conventional refrigerant machines fade. A low-grain or a desiccant machine keeps going.`;
  if (verdict === 'drying') {
    const says = `It takes ${grains(grainsPerPound)} out of the air that passes through.`;
    return { title: 'The dehumidifier is drying.', tone: 'go', says, causes: [] };
  }
  if (verdict === 'weak') {
    return {
      title: 'The dehumidifier is weak, or nearly done.',
      tone: 'amber',
      says: `It takes only ${grains(grainsPerPound)} out. Reviewers often ask for ${airCheckFactors.weakDepression.value}. Likely causes:`,
      causes: [
        'The job is nearly dry. Then a low figure is normal: compare with the unaffected room.',
        'Its dry air goes straight back in. Measure the room farther away, or move the machine.',
        ...(isBelowConventionalLimit ? [pastLimit] : []),
        'The filter or the coil is blocked, or the room is too cold for the machine.',
      ],
    };
  }
  return {
    title: 'The dehumidifier takes nothing out.',
    tone: 'alarm',
    says: `Its outlet carries ${grains(Math.abs(grainsPerPound))} more than the room. Likely causes:`,
    causes: [
      'The two readings are swapped, or the meter had no time to settle in the hot outlet air.',
      'The machine has just started, is defrosting, or its compressor is off.',
      'The reading is from the wrong air stream: the exhaust of a desiccant machine is wet.',
      ...(isBelowConventionalLimit ? [pastLimit] : []),
    ],
  };
}

function openingVerdict({ verdict, grainsPerPound, humidityInside }: Opening): Verdict {
  const inside = `At the temperature of the affected room it would stand at ${formatNumber(humidityInside)} % humidity.`;
  if (verdict === 'open') {
    const says = `Outside air carries ${grains(grainsPerPound)} less than the room. ${inside}`;
    return {
      title: 'Open drying works now.',
      tone: 'go',
      says: `${says} Measure again when the weather turns.`,
      causes: [],
    };
  }
  const says =
    grainsPerPound > 0
      ? `Outside air carries only ${grains(grainsPerPound)} less, too little to gain from. ${inside}`
      : `Outside air carries ${grains(Math.abs(grainsPerPound))} more than the room. Each open window brings water in.`;
  return { title: 'Keep it closed, and dehumidify.', tone: 'amber', says, causes: [] };
}

function surfaceVerdict({ verdict, marginF, vaporPressureDifferential }: SurfaceCheck): Verdict {
  const push =
    vaporPressureDifferential > 0
      ? `If it is wet, it pushes vapor out with ${formatNumber(vaporPressureDifferential, 2)} hPa.`
      : 'Vapor moves from the air into it.';
  if (marginF === null)
    return { title: 'The surface stays dry.', tone: 'go', says: `This air has no dew point. ${push}`, causes: [] };
  const distance = `${formatNumber(Math.abs(marginF), 1)} °F`;
  if (verdict === 'wet') {
    const says = `It is ${distance} below the dew point of the affected air. Warm it, or dry the air first. ${push}`;
    return { title: 'The surface sweats.', tone: 'alarm', says, causes: [] };
  }
  const says = `It is ${distance} above the dew point of the affected air. ${push}`;
  return verdict === 'near'
    ? { title: `The surface is ${distance} from wet.`, tone: 'amber', says, causes: [] }
    : { title: 'The surface stays dry.', tone: 'go', says, causes: [] };
}

/** The quantities of the comparison that the readings allow. */
export function comparisonRows(result: AirCheckResult): readonly Row[] {
  const { aboveUnaffected, depression, opening, surface } = result;
  const row = (label: string, value: number | null | undefined, decimals: number, unit: string): readonly Row[] =>
    value === null || value === undefined ? [] : [{ label, value: formatNumber(value, decimals), unit }];
  return [
    ...row('Grain depression', depression?.grainsPerPound, 1, 'gr/lb'),
    ...row('Removed by the dehumidifier', depression?.pintsPerDay, 0, 'pints/day'),
    ...row('Affected above unaffected', aboveUnaffected, 1, 'gr/lb'),
    ...row('Affected above outside', opening?.grainsPerPound, 1, 'gr/lb'),
    ...row('Carried out by open air', opening?.pintsPerDay, 0, 'pints/day'),
    ...row('Surface above dew point', surface?.marginF, 1, '°F'),
    ...row('Vapor pressure differential', surface?.vaporPressureDifferential, 2, 'hPa'),
  ];
}

/** The steps behind the comparison. Each air on its own is worked out on the psychrometric calculator. */
export function comparisonSteps(result: AirCheckResult): readonly Step[] {
  const { depression, opening, surface } = result;
  const at = (place: string) => result.points.find((point) => point.place === place);
  const [affected, outlet, outside] = [at('affected'), at('outlet'), at('outside')];
  if (!affected) return [];
  const { weakDepression, openMargin, poundsPerPint } = airCheckFactors;
  const minus = (other: { readonly grainsPerPound: number }, found: number) =>
    `${grains(affected.grainsPerPound)} − ${grains(other.grainsPerPound)} = ${grains(found)}`;
  return [
    ...(depression && outlet
      ? [
          {
            finds: 'Grain depression',
            rule: `grains per pound of the affected air − those of the outlet; ${weakDepression.value} or more counts as drying`,
            numbers: minus(outlet, depression.grainsPerPound),
            source: weakDepression.source,
          },
        ]
      : []),
    ...(opening && outside
      ? [
          {
            finds: 'Open or closed',
            rule: `grains per pound of the affected air − those outside; ${openMargin.value} or more opens`,
            numbers: minus(outside, opening.grainsPerPound),
            source: openMargin.source,
          },
        ]
      : []),
    ...((depression?.pintsPerDay ?? opening?.pintsPerDay ?? null) === null
      ? []
      : [
          {
            finds: 'Pints a day',
            rule: `CFM × 1,440 minutes ÷ cubic feet in a pound of air × grains taken out ÷ 7,000 ÷ ${poundsPerPint.value} lb in a pint`,
            numbers: pintsNumbers(result),
            source: 'arithmetic; volume of air: ASHRAE Handbook 2017, chapter 1',
          },
        ]),
    ...(surface
      ? [
          {
            finds: 'Vapor pressure differential',
            rule: 'saturation vapor pressure at the surface − vapor pressure of the affected air',
            numbers: `${formatNumber(surface.vaporPressureDifferential + affected.vaporPressure, 2)} − ${formatNumber(affected.vaporPressure, 2)} = ${formatNumber(surface.vaporPressureDifferential, 2)} hPa`,
            source: 'Hyland and Wexler, as on the psychrometric calculator',
          },
        ]
      : []),
  ];
}

function pintsNumbers({ depression, opening }: AirCheckResult): string {
  const parts = [
    ...(depression?.pintsPerDay == null
      ? []
      : [`dehumidifier: ${grains(depression.grainsPerPound)} gives ${formatNumber(depression.pintsPerDay)} pints/day`]),
    ...(opening?.pintsPerDay == null
      ? []
      : [`open air: ${grains(opening.grainsPerPound)} gives ${formatNumber(opening.pintsPerDay)} pints/day`]),
  ];
  return parts.join('; ');
}
