import { t, type Values } from '#content/i18n/t.ts';
import { classLimits, lossClass, surfaceSqFt, wetSharePercent, wetSqFt } from '#core/job/loss-class.ts';
import { calculatePsychrometric } from '#core/psychrometrics/psychrometrics.ts';
import type { Block, Table } from '../ast/blocks.ts';
import { plainInlines } from '../ast/inlines.ts';
import type { RenderContext } from '../ast/render-context.ts';

const cool = { temperatureF: 70, humidityPercent: 70 };
const warmF = 85;

/** Worked example: air warmed at constant moisture. The relative humidity falls, the water content stays. */
export function airExample({ words: { airExample: words }, locale }: RenderContext): readonly Block[] {
  const before = calculatePsychrometric(cool);
  const saturated = calculatePsychrometric({ temperatureF: warmF, humidityPercent: 100 });
  const humidityPercent = (100 * before.vaporPressure) / saturated.vaporPressure;
  const after = calculatePsychrometric({ temperatureF: warmF, humidityPercent });
  const row = (name: string, unit: string, digits: number, values: readonly (number | null)[]) => [
    name,
    ...values.map((value) => `${locale.number(value, digits)}${unit}`),
  ];
  return [
    plainTable(
      [
        row(words.temperature, ' °F', 0, [cool.temperatureF, warmF]),
        row(words.humidity, '%', 0, [cool.humidityPercent, humidityPercent]),
        row(words.grains, ' gr/lb', 0, [before.grainsPerPound, after.grainsPerPound]),
        row(words.dewpoint, ' °F', 1, [before.dewpoint, after.dewpoint]),
        row(words.pressure, ' hPa', 1, [before.vaporPressure, after.vaporPressure]),
      ],
      [words.title, words.cool, words.warmed],
    ),
  ];
}

const room = { lengthFt: 12, widthFt: 12, heightFt: 8 };
const wet = { floorSqFt: 144, wallHeightFt: 2, ceilingSqFt: 0, heldDeep: false };

/** Worked example: the class of a room, step by step. */
export function classExample({ words: { classExample: words }, locale }: RenderContext): readonly Block[] {
  const { lengthFt: length, widthFt: width, heightFt: height } = room;
  const { floorSqFt, wallHeightFt } = wet;
  const fill = (template: string, values: Values) => t(template, values, locale);
  const sum = (working: string, area: number) => fill(words.sum, { working, area });
  return [
    plainTable([
      [words.room, fill(words.size, { length, width, height })],
      [words.floorAndCeiling, sum(`2 × ${length} × ${width}`, 2 * length * width)],
      [words.walls, sum(`2 × (${length} + ${width}) × ${height}`, 2 * (length + width) * height)],
      [words.allSurface, fill(words.area, { area: surfaceSqFt(room) })],
      [words.wetFloor, fill(words.area, { area: floorSqFt })],
      [words.wetWall, fill(words.upAllFour, { height: wallHeightFt, area: 2 * (length + width) * wallHeightFt })],
      [words.allWet, fill(words.area, { area: wetSqFt(room, wet) })],
      [words.share, fill(words.percent, shareOf())],
      [words.class, fill(words.between, classOf())],
    ]),
  ];

  function shareOf(): Values {
    const share = locale.number(wetSharePercent(room, wet), 1);
    return { wet: wetSqFt(room, wet), surface: surfaceSqFt(room), share };
  }

  function classOf(): Values {
    return { class: lossClass(room, wet), from: classLimits.class2From.value, to: classLimits.class3Above.value };
  }
}

function plainTable(rows: readonly (readonly string[])[], head: readonly string[] = []): Table {
  return {
    kind: 'table',
    look: 'plain',
    head: head.map(plainInlines),
    groups: [rows.map((row) => row.map((text) => ({ inlines: plainInlines(text) })))],
  };
}
