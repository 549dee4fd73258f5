import { type Language, localeIn } from '#content/languages.ts';
import { type DryingJobWords, dryingJobIn, type RoomCalculator } from '#content/words/claim-words.ts';
import { letterhead } from '../../downloads/letterhead.ts';
import { nearestPage } from '../../frame/page.ts';
import { roomCalculators } from './plan/room-calculators.ts';

/** All words of the drying job in a language, with the addresses that it links to. */
export function jobWordsIn(language: Language): DryingJobWords {
  return {
    ...dryingJobIn[language],
    letterhead: letterhead(language),
    calculatorsAt: calculatorsIn(language),
    insurersAt: `${localeIn(language).prefix}/insurance-directory.json`,
  };
}

function calculatorsIn(language: Language): DryingJobWords['calculatorsAt'] {
  const at = (name: RoomCalculator) => [name, nearestPage(language, `/calculators/${name}`).path] as const;
  return Object.fromEntries(roomCalculators.map(at)) as DryingJobWords['calculatorsAt'];
}
