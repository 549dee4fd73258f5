import type { Hazard } from '../hazards/hazards.ts';
import type { Category } from '../job/category.ts';
import type { Assessment } from './assessment.ts';
import { type Classification, classifyByKeywords } from './classify.ts';

type Verdict = Required<
  Pick<Assessment, 'immediateActions' | 'risks' | 'moistureDetectionPriorities' | 'equipmentRecommendations'>
>;

const keepFromPower =
  'Do not touch wet outlets, cords or appliances. Switch power off only if you can reach the panel from a dry place.';
const keepFromFloodedRooms =
  'Do not enter a room where water may touch outlets, cords or the panel. Ask the power company to cut power at the meter.';
const stopAtValve = 'Stop the water: close the valve at the fixture, or the main valve of the house.';

const leaveTheWater = 'Get people and pets out of the water and keep them out.';
const washSkin = 'Wash with soap and clean water whatever skin the water touched. See a doctor about any cut.';
const shockRisk = 'Electric shock from wet wiring, outlets and appliances.';
const germRisk = 'Germs and chemicals in the water can make people seriously ill.';

/** Lines below that a hazard's own lines already say. */
export const saidByHazard: Readonly<Partial<Record<Hazard, readonly string[]>>> = {
  electrical: [keepFromPower, keepFromFloodedRooms, shockRisk],
  sewage: [leaveTheWater, washSkin, germRisk],
  'flood-water': [germRisk],
  ongoing: [stopAtValve],
};

/**
 * What to do, look for and expect in each water category, most urgent first. Sources: EPA, "Flood Cleanup: Tips for a
 * Healthy Home" and "A Brief Guide to Mold, Moisture and Your Home"; North Carolina DPS after CDC (power); Texas Department
 * of Insurance, "Recovery tips" (photographs, receipts); Texas A&M AgriLife (private wells).
 */
export const verdicts: Readonly<Record<Category, Verdict>> = {
  1: {
    immediateActions: [
      stopAtValve,
      keepFromPower,
      'Photograph the damage before you move anything, and note the time you found it.',
      'Remove standing water with towels, a mop or a wet vacuum, and lift furniture and rugs off the wet floor.',
      'Start drying at once with fans and a dehumidifier. Use no fan where you see mold.',
      'Aim to be dry within 24 to 48 hours. If it spreads or stays wet, call a professional.',
    ],
    risks: [
      'Things that stay wet for more than two days usually get moldy.',
      'Clean water gets dirtier with time and with what it touches.',
      'Water hides in wall cavities, under floors and in the ceiling below.',
      'Wood floors, cabinets and drywall swell, and some do not recover.',
    ],
    moistureDetectionPriorities: [
      'The other side of each wet wall, and the ceiling below',
      'Baseboards and the lowest foot of drywall',
      'Under carpet pad, floating floors and cabinets',
    ],
    equipmentRecommendations: [
      'Wet vacuum or extractor',
      'Air movers along the wet walls',
      'A dehumidifier, with doors and windows closed while outside air is humid',
      'A moisture meter, read against a dry spot of the same material',
    ],
  },
  2: {
    immediateActions: [
      'Stop the source: switch the appliance off if its plug and your hands are dry, and close its water valve.',
      keepFromPower,
      'Keep children and pets out. Wear gloves and boots, and wash your hands afterwards.',
      'Photograph everything before you move it, and keep receipts.',
      'Remove standing water, and move dry belongings to a dry room.',
      'Call a professional within 4 hours. Wet carpet pad and insulation usually have to go.',
    ],
    risks: [
      'Used water carries germs and soap that can make people ill.',
      'Left for two days it can become as bad as sewage.',
      'Things that stay wet for more than two days usually get moldy.',
      'Water runs under floors and into walls beyond the wet patch you see.',
    ],
    moistureDetectionPriorities: [
      'Under and behind the appliance or fixture',
      'Carpet pad and subfloor around it',
      'Wall cavities and the ceiling below',
    ],
    equipmentRecommendations: [
      'Extractor for carpet and pad',
      'Gloves, boots and eye protection',
      'Cleaner for hard surfaces before drying starts, never mixed with another product',
      'Air movers and a dehumidifier once the surfaces are clean',
    ],
  },
  3: {
    immediateActions: [
      leaveTheWater,
      keepFromFloodedRooms,
      'Call a professional within 1 hour. This is not a job to do yourself.',
      'Turn heating and cooling off if you can do so safely, so that the air does not carry the dirt around.',
      washSkin,
      'Photograph it from a dry place. Keep samples of carpet and curtains for the adjuster.',
      'Do not drink from a private well that the water reached until a laboratory clears it.',
    ],
    risks: [
      germRisk,
      'Carpet, pad, insulation, drywall and mattresses that it soaked usually cannot be saved.',
      shockRisk,
      'Mold, within one to two days.',
    ],
    moistureDetectionPriorities: [
      'How high the water stood and how far above that line the walls are wet',
      'Wall cavities, insulation and subfloor below the line',
      'Air ducts, crawl space and other rooms on the same level',
    ],
    equipmentRecommendations: [
      'Goggles without vents, an N-95 mask, gloves and boots for everyone who enters',
      'Barriers between the dirty rooms and the rest of the house',
      'HEPA-filtered air scrubber',
      'Removal of soaked porous material first, cleaning next, drying last',
    ],
  },
};

function reasoningFor({ category, keywords }: Classification): string {
  const words = keywords.map((keyword) => `"${keyword}"`).join(', ');
  if (category === 3)
    return `Your text mentions ${words}. Such water counts as black water until someone proves otherwise.`;
  if (category === 2)
    return `Your text mentions ${words}. That points to used water or to more than a small clean leak.`;
  return 'Nothing in your text names sewage, flood water or used water, so it reads as clean water.';
}

/** The specified rule as a full assessment: class by keywords, then the words for that category. */
export function ruleBasedAssessment(scenario: string): Assessment {
  const classification = classifyByKeywords(scenario);
  const { category, severity, professionals, timeline } = classification;
  return {
    category,
    severity,
    timeline,
    professionals,
    reasoning: reasoningFor(classification),
    ...verdicts[category],
  };
}
