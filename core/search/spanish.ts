import { searchWords } from './normalize.ts';

/**
 * Spanish words for the English words in company names. Normalized like queries and sorted, so that a whole word comes before
 * longer words that start with it.
 */
const english: Readonly<Record<string, string>> = {
  agricultores: 'farmers',
  aseguradora: 'insurance',
  aseguradoras: 'insurance',
  aseguranza: 'insurance',
  aseguranzas: 'insurance',
  asociacion: 'association',
  casa: 'home',
  compania: 'company',
  companias: 'company',
  departamento: 'department',
  estatal: 'state',
  inundacion: 'flood',
  inundaciones: 'flood',
  nacional: 'national',
  programa: 'program',
  propietarios: 'homeowners',
  seguro: 'insurance',
  seguros: 'insurance',
  tejas: 'texas',
  vientos: 'windstorm',
};

/** Spanish stop words and words common to all searches here. */
const fillerWords = new Set(
  'de del la las el los contra para por y mi un una su numero telefono linea reclamo reclamos reclamacion reclamaciones'.split(
    ' ',
  ),
);

/** Shortest prefix of a Spanish word that is translated. */
const shortestStart = 4;

/** Words that many names have, but not all: "seguro de Travelers" should find a company without them. */
const commonNameWords = new Set(['insurance', 'company']);

/**
 * Variants of a query in order of preference. Translates Spanish words that the list does not have, then drops stop words, then
 * words common to insurers. A query without Spanish words is returned unchanged.
 * @param isKnown whether a word of the list starts with these letters
 */
export function readingsOf(query: string, isKnown: (word: string) => boolean): readonly (readonly string[])[] {
  const typed = searchWords(query);
  const translated = typed.map((word) => (isKnown(word) ? word : inEnglish(word)));
  if (translated.every((word, at) => word === typed[at])) return [typed];
  const significant = translated.filter((word) => !fillerWords.has(word));
  const distinctive = significant.filter((word) => !commonNameWords.has(word));
  return distinctive.length === 0 || distinctive.length === significant.length
    ? [significant]
    : [significant, distinctive];
}

function inEnglish(word: string): string {
  if (word.length < shortestStart) return word;
  const start = Object.keys(english).find((known) => known.startsWith(word));
  return (start && english[start]) ?? word;
}
