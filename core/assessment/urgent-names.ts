import type { Hazard } from '../hazards/hazards.ts';

/** How a hazard is called in a sentence: "You describe …". */
export const urgentNames: Readonly<Record<Hazard, string>> = {
  gas: 'a possible gas leak',
  'carbon-monoxide': 'a danger of carbon monoxide',
  electrical: 'water near electricity',
  structural: 'a part of the house that may give way',
  sewage: 'sewage',
  'flood-water': 'flood water',
  'asbestos-or-lead': 'material that may hold asbestos or lead',
  mold: 'mold, or damp that lasted long enough for it',
  'vulnerable-people': 'people whom this harms sooner',
  ongoing: 'water that still runs',
  'contents-only': 'wet belongings rather than a wet building',
};
