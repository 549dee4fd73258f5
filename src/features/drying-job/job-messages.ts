import { type Language, localeIn } from '#content/i18n/languages.ts';
import { type DryingJobMessages, dryingJobIn, type RoomCalculator } from '#content/i18n/tool-messages.ts';
import { nearestPage } from '../../lib/routes/page.ts';
import { letterhead } from '../downloads/letterhead.ts';
import { roomCalculators } from './plan/plan-text.ts';

/** All messages of the drying job in a language, with the URLs it links to. */
export function jobMessagesIn(language: Language): DryingJobMessages {
  return {
    ...dryingJobIn[language],
    letterhead: letterhead(language),
    calculatorsAt: calculatorsIn(language),
    insurersAt: `${localeIn(language).prefix}/insurance-directory.json`,
  };
}

function calculatorsIn(language: Language): DryingJobMessages['calculatorsAt'] {
  const at = (name: RoomCalculator) => [name, nearestPage(language, `/calculators/${name}`).path] as const;
  return Object.fromEntries(roomCalculators.map(at)) as DryingJobMessages['calculatorsAt'];
}
