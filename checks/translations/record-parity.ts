import { isCode, isId } from '../texts/code-values.ts';

/** What differs between the shape of two records that say the same: keys, lengths of lists, and whatever is no word. */
export function recordParity(value: unknown, english: unknown, keys: readonly string[] = []): readonly string[] {
  const at = keys.join('.') || 'the file';
  if (typeof english === 'string' && typeof value === 'string') {
    const key = keys.findLast((name) => !/^\d+$/.test(name)) ?? '';
    // A text file that the browser writes has a name in each language.
    const isFixed = (isCode(key, english) && !english.endsWith('.txt')) || /^(https?:|\/|#)/.test(english);
    return isFixed && value !== english ? [`${at}: must stay "${english}"`] : [];
  }
  if (!isRecord(english) || !isRecord(value)) return value === english ? [] : [`${at}: must stay ${english}`];
  const names = new Set([...Object.keys(english), ...Object.keys(value)]);
  return [...names].flatMap((name) => {
    if (!(name in value)) return isShared(name, english[name], keys) ? [] : [`${at}: "${name}" is missing`];
    if (name in english) return recordParity(value[name], english[name], [...keys, name]);
    return name === 'many' && 'other' in english ? [] : [`${at}: the English has no "${name}"`];
  });
}

/** A list of ids that a file exports is there once, for every language, and so are the facts that its lines rest on. */
function isShared(name: string, english: unknown, keys: readonly string[]): boolean {
  if (keys.length > 0 || !Array.isArray(english)) return false;
  return name === 'factsOfLines' || english.every((one) => typeof one === 'string' && isId(one));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
