import { searchWords } from './normalize.ts';

/**
 * What people type in Spanish for the English words of names in the list. Without accents, as search compares words, and in
 * the order of the alphabet: a whole word stands before those that it begins.
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

/** Words that join others in Spanish, and what everybody looks for here anyway. */
const silent = new Set(
  'de del la las el los contra para por y mi un una su numero telefono linea reclamo reclamos reclamacion reclamaciones'.split(
    ' ',
  ),
);

/** So short a start of a Spanish word may be the start of many. */
const shortestStart = 4;

/** In the names of many and not of all: "seguro de Travelers" asks for one that does not bear it. */
const general = new Set(['insurance', 'company']);

/**
 * What a query may ask for, the first that finds something first. A word that the list does not know and that is Spanish is
 * read as its English one, and then the words that only join others are left out, and at last those of every insurer. A
 * query without a Spanish word stays as it is.
 * @param isKnown whether a word of the list begins with these letters
 */
export function readingsOf(query: string, isKnown: (word: string) => boolean): readonly (readonly string[])[] {
  const typed = searchWords(query);
  const told = typed.map((word) => (isKnown(word) ? word : inEnglish(word)));
  if (told.every((word, at) => word === typed[at])) return [typed];
  const telling = told.filter((word) => !silent.has(word));
  const special = telling.filter((word) => !general.has(word));
  return special.length === 0 || special.length === telling.length ? [telling] : [telling, special];
}

function inEnglish(word: string): string {
  if (word.length < shortestStart) return word;
  const start = Object.keys(english).find((known) => known.startsWith(word));
  return (start && english[start]) ?? word;
}
