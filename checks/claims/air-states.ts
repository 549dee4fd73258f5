import { calculatePsychrometric } from '#core/psychrometrics/psychrometrics.ts';

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
export function airStateFaults(text: string): readonly string[] {
  return [...text.matchAll(air)].flatMap((match, index, all) => {
    const [words, temperature, humidity] = match;
    const rest = text.slice(match.index + words.length, endOf(text, all, index));
    const result = calculatePsychrometric({ temperatureF: Number(temperature), humidityPercent: Number(humidity) });
    return figures.flatMap(([pattern, of]) => wrongIn(rest, pattern, of(result)).map((fault) => `${words}: ${fault}`));
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
