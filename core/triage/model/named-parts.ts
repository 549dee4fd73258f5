/**
 * Rooms, parts of a house, sources and signs of water that the text of a hosted function may name, with their words in both
 * languages and without accents. Nouns alone: no danger, person, tool that runs, quantity or action.
 */
const words = {
  kitchen: 'kitchens?|cocinas?',
  bathroom: 'bathrooms?|banos?',
  'laundry-room': 'laundry(?: room)?|lavanderia|cuarto de lavado',
  bedroom: 'bedrooms?|recamaras?|dormitorios?',
  'living-room': 'living room|sala',
  hallway: 'hallways?|hall|pasillos?',
  closet: 'closets?',
  garage: 'garages?|cocheras?|garajes?',
  attic: 'attics?|aticos?',
  floor: 'floors?|flooring|pisos?',
  'wood-floor': 'hardwoods?|wood(?:en)? floor(?:s|ing)?|laminate|pisos? (?:de madera|laminados?)|duela',
  subfloor: 'sub-?floor(?:s|ing)?|base del piso|subpisos?|contrapisos?',
  carpet: 'carpet(?:s|ing)?|rugs?|alfombras?',
  'carpet-pad': 'carpet pad(?:ding)?|padding|acolchados?|bajo ?alfombras?',
  baseboards: 'baseboards?|zoclos?|zocalos?|rodapies?',
  wall: 'walls?|pared(?:es)?|muros?',
  'wall-cavity': 'wall cavit(?:y|ies)|huecos? de (?:la|las) pared(?:es)?|cavidad(?:es)? de (?:la|las) pared(?:es)?',
  drywall: 'drywall|sheetrock|tablarocas?|panel(?:es)? de yeso',
  insulation: 'insulation|aislamiento|aislante',
  ceiling: 'ceilings?|techos?',
  roof: 'roof(?:s|ing)?|tejados?|azoteas?',
  window: 'windows?|ventanas?',
  cabinets: 'cabinet(?:s|ry)?|gabinetes?',
  furniture: 'furniture|muebles?',
  dishwasher: 'dishwashers?|lavaplatos|lavavajillas',
  'washing-machine': 'washing machines?|lavadoras?',
  refrigerator: 'refrigerators?|fridges?|refrigerador(?:es)?',
  toilet: 'toilets?|excusados?|inodoros?',
  sink: 'sinks?|fregaderos?|lavabos?',
  'tub-or-shower': '(?:bath)?tubs?|showers?|tinas?|regaderas?',
  'water-pipe': 'pipes?|plumbing|supply (?:line|hose)s?|tubos?|tuberias?|plomeria|mangueras?',
  moisture: 'moisture|damp(?:ness)?|humedad',
  stains: 'stain(?:s|ed|ing)?|discoloration|manchas?|manchad[oa]s?',
  warping: 'warp(?:s|ed|ing)?|buckl(?:ed|ing)|swell(?:s|ing)?|swollen|hinchad[oa]s?|hinchazon',
  'moisture-meter': 'moisture meters?|hygrometers?|medidor(?:es)? de humedad|higrometros?',
  'infrared-camera': '(?:infrared|thermal)(?: imaging)? cameras?|camaras? (?:infrarrojas?|termicas?)',
} as const;
export type NamedPart = keyof typeof words;

const patterns = Object.entries(words).map(
  ([id, any]) => [id as NamedPart, new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'iu')] as const,
);

/** More than a model writes. */
const maxCharacters = 20_000;

/**
 * What of our list a text names, in the order of the list. This is all that is ever shown of a hosted function's own text: a
 * sentence of it, however filtered, can order, allow or comfort, and a noun in a sentence of ours can't.
 */
export function partsNamedIn(text: string): readonly NamedPart[] {
  const plain = text.slice(0, maxCharacters).normalize('NFD').replace(/\p{M}/gu, '');
  return patterns.flatMap(([id, pattern]) => (pattern.test(plain) ? [id] : []));
}
