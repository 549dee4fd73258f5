import type { Match } from '../hazards/patterns.ts';
import type { Reader } from '../hazards/reader.ts';
import type { Token } from '../nlp/tokens.ts';
import { isMeasured } from './measured.ts';

/** Last year in which a house is taken to hold asbestos or lead unless someone tested it. */
const lastSuspectYear = 1980;

/** Where the text gives a building year before 1981: "1974", "built in the 60s", "1950's ranch". */
export function suspectYears({ tokens }: Reader): Match[] {
  return tokens.flatMap(({ word, sentence }, index): Match[] => {
    const next = tokens[index + 1];
    const follows = next?.sentence === sentence ? next.word : '';
    if (/^(sf|sq|sqft|square|feet|ft|gallons?|gal|dollars|psi|pies|degrees)$/.test(follows)) return [];
    if (/^(19\d\d|18\d\d)s?$/.test(word) && Number.parseInt(word, 10) <= lastSuspectYear) return [[index]];
    if (/^[2-7]0s$/.test(word) && !/^(in|the)$/.test(tokens[index + 1]?.word ?? ''))
      return isDecade(tokens, index) ? [[index]] : [];
    if (isShortYear(tokens, index)) return [[index]];
    const century = /^(victorian|craftsman|midcentury|prewar|historic|1920s|cincuentas|sesentas|setentas)$/.test(word);
    return century ? [[index]] : [];
  });
}

/** "Casa del 55", "de los 60", "built in '62": a year of two digits after the words of a building. */
function isShortYear(tokens: readonly Token[], index: number): boolean {
  const [last = '', ...earlier] = [1, 2, 3, 4].map((step) => tokens[index - step]?.word ?? '');
  return (
    /^[2-7]\d$/.test(tokens[index]?.word ?? '') &&
    !isMeasured(tokens, index) &&
    /^(del|los|in|circa|back)$/.test(last) &&
    earlier.some((word) =>
      /^(built|build|casa|casita|edificio|construid[oa]|construyo|constructed|hech[oa])$/.test(word),
    )
  );
}

function isDecade(tokens: readonly Token[], index: number): boolean {
  const near = [1, 2, 3].flatMap((step) => [tokens[index - step]?.word ?? '', tokens[index + step]?.word ?? '']);
  return near.some((word) =>
    /^(built|house|home|ranch|from|era|duplex|bungalow|cottage|casa|build|early|late|mid|the)$/.test(word),
  );
}
