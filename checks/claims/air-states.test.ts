import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '#content/facts/all-facts.ts';
import { houseRules } from '#content/facts/house-rules/all-house-rules.ts';
import { languageCodes } from '#content/i18n/languages.ts';
import { calculatePsychrometric } from '#core/psychrometrics/psychrometrics.ts';
import { renderContext } from '#src/lib/content-renderer/ast/render-context.ts';
import { textsOf } from '#src/lib/content-renderer/ast/traverse.ts';
import { readBlocks } from '#src/lib/content-renderer/parser/read-blocks.ts';
import { finishPage } from '#src/lib/content-renderer/records/finish-page.ts';
import { headOf, parsePage } from '../pages/parse-page.ts';

/** An air in words: "80 °F and 60%", "80 °F 60 %". */
const air = /(\d+(?:\.\d+)?) °F(?:,| and| at|, at)? (\d+(?:\.\d+)?) ?%/g;

type Result = ReturnType<typeof calculatePsychrometric>;

/** How a text prints a figure of that air, and which one it is. */
const figures: readonly (readonly [pattern: RegExp, of: (result: Result) => number | null])[] = [
  [/dew point (?:of|is) (\d+(?:\.\d+)?) °F/g, (result) => result.dewpoint],
  [/(\d+(?:\.\d+)?) (?:grains|gr\/lb)/g, (result) => result.grainsPerPound],
  [/(\d+(?:\.\d+)?) g\/m³/g, (result) => result.absoluteHumidity],
  [/(\d+(?:\.\d+)?) g\/kg/g, (result) => result.mixingRatio],
  [/(\d+(?:\.\d+)?) hPa/g, (result) => result.vaporPressure],
];

/**
 * What a text says about an air that our own calculator does not say: a dew point, grains or another figure in the sentence
 * of a temperature and a humidity, off by more than its last digit. Sea level, as the text names no height.
 */
function airStateErrors(text: string): readonly string[] {
  return [...text.matchAll(air)].flatMap((match, index, all) => {
    const [words, temperature, humidity] = match;
    const rest = text.slice(match.index + words.length, endOf(text, all, index));
    const result = calculatePsychrometric({ temperatureF: Number(temperature), humidityPercent: Number(humidity) });
    return figures.flatMap(([pattern, of]) => wrongIn(rest, pattern, of(result)).map((error) => `${words}: ${error}`));
  });
}

/** The figures of an air end with its sentence, or where the next air begins. */
function endOf(text: string, airs: readonly RegExpExecArray[], index: number): number {
  const start = (airs[index]?.index ?? 0) + 1;
  const stop = text.slice(start).search(/[.;](?:\s|$)/);
  return Math.min(airs[index + 1]?.index ?? text.length, stop < 0 ? text.length : start + stop);
}

function wrongIn(text: string, pattern: RegExp, value: number | null): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(([, printed = '']) => {
    const lastDigit = 10 ** -(printed.split('.')[1]?.length ?? 0);
    const agrees = value !== null && Math.abs(Number(printed) - value) <= lastDigit / 2;
    return agrees ? [] : [`${printed} is not ${value === null ? 'defined' : value.toFixed(2)}`];
  });
}

test.each([
  [
    'the value of the short formula',
    'Air at 80 °F and 60% holds 91.8 grains a pound.',
    '80 °F and 60%: 91.8 is not 92.09',
  ],
  ['a wrong dew point', 'At 80 °F, 60% the dew point is 64.8 °F.', '80 °F, 60%: 64.8 is not 64.88'],
  ['the wrong air of two', '80 °F 60%: 92.1 gr/lb; 70 °F 50%: 54.3 gr/lb.', '70 °F 50%: 54.3 is not 54.48'],
  ['another unit', '70 °F and 50% is 12.59 hPa.', '70 °F and 50%: 12.59 is not 12.52'],
])('refuses %s', (_name, text, error) => {
  expect(airStateErrors(text)).toEqual([error]);
});

test.each([
  ['what the calculator says', 'Air at 80 °F and 60% has a dew point of 64.9 °F and holds 92.1 grains a pound.'],
  ['fewer digits', 'At 80 °F and 60% air holds 92 grains.'],
  ['grains of another sentence', 'The rating is at 80 °F and 60%. Below 40 grains take another machine.'],
  ['a range beside a humidity', 'They work at 70-90 °F down to about 40% or 55 grains per pound.'],
])('passes %s', (_name, text) => {
  expect(airStateErrors(text)).toEqual([]);
});

test('facts and house rules agree with the calculator', () => {
  const rules = Object.values(houseRules).map(({ says, sourcesSay }) => `${says} ${sourcesSay}`);
  const says = Object.values(facts).map((fact) => fact.says);
  expect([...says, ...rules].flatMap(airStateErrors)).toEqual([]);
});

const pages = languageCodes.flatMap((language) =>
  globSync(`content/${language}/**/*.mdx`).map((file) => ({ file, language })),
);

test.each(pages)('$file agrees with the calculator', ({ file, language }) => {
  const root = parsePage(file);
  const { blocks } = finishPage(
    file,
    { frontmatter: headOf(file, root), blocks: () => readBlocks(root) },
    renderContext(language),
  );
  expect(airStateErrors(textsOf(blocks).join('\n'))).toEqual([]);
});
