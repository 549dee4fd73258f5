/** Normalized words of a text: lower case, no accents, punctuation or full-width letters, "&" read as "and". */
export function searchWords(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

const small = new Set(['of', 'the', 'and', 'for']);
const endings = new Set(['insurance', 'group', 'company', 'association']);

/**
 * Initials of a name of three words or more: "Texas Farm Bureau Insurance" gives tfbi and tfb, "Texas
 * Department of Insurance" gives tdi and tdoi. Ignores text in parentheses.
 */
export function initialsOf(name: string): readonly string[] {
  const words = searchWords(name.replace(/\(.*?\)/g, ' '));
  const large = words.filter((word) => !small.has(word));
  const last = large.at(-1);
  const short = last !== undefined && endings.has(last) ? large.slice(0, -1) : large;
  const initials = [words, large, short].map((list) => list.map((word) => word.charAt(0)).join(''));
  return [...new Set(initials)].filter((letters) => letters.length >= 3);
}
