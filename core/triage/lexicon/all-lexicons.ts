import type { Hazard } from '../hazards/hazards.ts';
import type { Pattern } from '../hazards/patterns.ts';
import * as animalsEn from './animals.en.ts';
import * as animalsEs from './animals.es.ts';
import * as asbestosOrLeadEn from './asbestos-or-lead.en.ts';
import * as asbestosOrLeadEs from './asbestos-or-lead.es.ts';
import * as batteryEn from './battery.en.ts';
import * as batteryEs from './battery.es.ts';
import * as carbonMonoxideEn from './carbon-monoxide.en.ts';
import * as carbonMonoxideEs from './carbon-monoxide.es.ts';
import * as contentsOnlyEn from './contents-only.en.ts';
import * as contentsOnlyEs from './contents-only.es.ts';
import * as crisisEn from './crisis.en.ts';
import * as crisisEs from './crisis.es.ts';
import * as downedLineEn from './downed-line.en.ts';
import * as downedLineEs from './downed-line.es.ts';
import * as electricalEn from './electrical.en.ts';
import * as electricalEs from './electrical.es.ts';
import * as extentEn from './extent.en.ts';
import * as extentEs from './extent.es.ts';
import * as fireEn from './fire.en.ts';
import * as fireEs from './fire.es.ts';
import * as floodWaterEn from './flood-water.en.ts';
import * as floodWaterEs from './flood-water.es.ts';
import * as fumesEn from './fumes.en.ts';
import * as fumesEs from './fumes.es.ts';
import * as gasEn from './gas.en.ts';
import * as gasEs from './gas.es.ts';
import * as intentEn from './intent.en.ts';
import * as intentEs from './intent.es.ts';
import { lexiconOf } from './lexicon.ts';
import * as moldEn from './mold.en.ts';
import * as moldEs from './mold.es.ts';
import * as particularsEn from './named.en.ts';
import * as particularsEs from './named.es.ts';
import * as ongoingEn from './ongoing.en.ts';
import * as ongoingEs from './ongoing.es.ts';
import * as personInDangerEn from './person-in-danger.en.ts';
import * as personInDangerEs from './person-in-danger.es.ts';
import * as sewageEn from './sewage.en.ts';
import * as sewageEs from './sewage.es.ts';
import * as structuralEn from './structural.en.ts';
import * as structuralEs from './structural.es.ts';
import * as vulnerablePeopleEn from './vulnerable-people.en.ts';
import * as vulnerablePeopleEs from './vulnerable-people.es.ts';
import * as waterEn from './water.en.ts';
import * as waterEs from './water.es.ts';
import * as wetnessEn from './wetness.en.ts';
import * as wetnessEs from './wetness.es.ts';

/** Every lexicon by the name of its folder: one for each hazard, and five more: where the water came from,
 * how much, what for, what else is named, and words for water. */
export const allLexicons = {
  gas: lexiconOf(gasEn, gasEs),
  'carbon-monoxide': lexiconOf(carbonMonoxideEn, carbonMonoxideEs),
  fumes: lexiconOf(fumesEn, fumesEs),
  crisis: lexiconOf(crisisEn, crisisEs),
  battery: lexiconOf(batteryEn, batteryEs),
  animals: lexiconOf(animalsEn, animalsEs),
  electrical: lexiconOf(electricalEn, electricalEs),
  fire: lexiconOf(fireEn, fireEs),
  'downed-line': lexiconOf(downedLineEn, downedLineEs),
  'person-in-danger': lexiconOf(personInDangerEn, personInDangerEs),
  structural: lexiconOf(structuralEn, structuralEs),
  sewage: lexiconOf(sewageEn, sewageEs),
  'flood-water': lexiconOf(floodWaterEn, floodWaterEs),
  'asbestos-or-lead': lexiconOf(asbestosOrLeadEn, asbestosOrLeadEs),
  mold: lexiconOf(moldEn, moldEs),
  'vulnerable-people': lexiconOf(vulnerablePeopleEn, vulnerablePeopleEs),
  ongoing: lexiconOf(ongoingEn, ongoingEs),
  'contents-only': lexiconOf(contentsOnlyEn, contentsOnlyEs),
  water: lexiconOf(waterEn, waterEs),
  extent: lexiconOf(extentEn, extentEs),
  intent: lexiconOf(intentEn, intentEs),
  named: lexiconOf(particularsEn, particularsEs),
  wetness: lexiconOf(wetnessEn, wetnessEs),
} as const satisfies Readonly<Record<Hazard | 'water' | 'extent' | 'intent' | 'named' | 'wetness', object>>;

/** Every phrase of the lists of a lexicon that are asked for. */
export function patternsOf(
  lexicon: (typeof allLexicons)[keyof typeof allLexicons],
  isAsked: (list: string) => boolean = () => true,
): readonly Pattern[] {
  const lists: readonly string[] = lexicon.lists;
  return lists.filter(isAsked).flatMap((list) => lexicon.patterns(list as never));
}
