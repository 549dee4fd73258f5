import * as animalsEn from './hazards/animals/en.ts';
import * as animalsEs from './hazards/animals/es.ts';
import * as asbestosOrLeadEn from './hazards/asbestos-or-lead/en.ts';
import * as asbestosOrLeadEs from './hazards/asbestos-or-lead/es.ts';
import * as batteryEn from './hazards/battery/en.ts';
import * as batteryEs from './hazards/battery/es.ts';
import * as carbonMonoxideEn from './hazards/carbon-monoxide/en.ts';
import * as carbonMonoxideEs from './hazards/carbon-monoxide/es.ts';
import * as crisisEn from './hazards/crisis/en.ts';
import * as crisisEs from './hazards/crisis/es.ts';
import * as downedLineEn from './hazards/downed-line/en.ts';
import * as downedLineEs from './hazards/downed-line/es.ts';
import * as electricalEn from './hazards/electrical/en.ts';
import * as electricalEs from './hazards/electrical/es.ts';
import * as fireEn from './hazards/fire/en.ts';
import * as fireEs from './hazards/fire/es.ts';
import * as floodWaterEn from './hazards/flood-water/en.ts';
import * as floodWaterEs from './hazards/flood-water/es.ts';
import * as fumesEn from './hazards/fumes/en.ts';
import * as fumesEs from './hazards/fumes/es.ts';
import * as gasEn from './hazards/gas/en.ts';
import * as gasEs from './hazards/gas/es.ts';
import * as moldEn from './hazards/mold/en.ts';
import * as moldEs from './hazards/mold/es.ts';
import * as personInDangerEn from './hazards/person-in-danger/en.ts';
import * as personInDangerEs from './hazards/person-in-danger/es.ts';
import * as sewageEn from './hazards/sewage/en.ts';
import * as sewageEs from './hazards/sewage/es.ts';
import * as structuralEn from './hazards/structural/en.ts';
import * as structuralEs from './hazards/structural/es.ts';
import * as vulnerablePeopleEn from './hazards/vulnerable-people/en.ts';
import * as vulnerablePeopleEs from './hazards/vulnerable-people/es.ts';
import { lexiconOf } from './lexicon.ts';
import * as contentsOnlyEn from './particulars/contents-only/en.ts';
import * as contentsOnlyEs from './particulars/contents-only/es.ts';
import * as extentEn from './particulars/extent/en.ts';
import * as extentEs from './particulars/extent/es.ts';
import * as intentEn from './particulars/intent/en.ts';
import * as intentEs from './particulars/intent/es.ts';
import * as particularsEn from './particulars/named/en.ts';
import * as particularsEs from './particulars/named/es.ts';
import * as ongoingEn from './particulars/ongoing/en.ts';
import * as ongoingEs from './particulars/ongoing/es.ts';
import * as waterEn from './particulars/water/en.ts';
import * as waterEs from './particulars/water/es.ts';

/** Every lexicon by the name of its folder: one for each hazard, and four more: where the water came from, how much, what for, and what else is named. */
export const lexica = {
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
} as const;
