import { existsSync } from 'node:fs';
import { textOf } from '../pages/node.ts';
import { parsePage } from '../pages/parse-page.ts';
import { isCode, isId } from '../texts/code-values.ts';
import { loadRecord, type Piece, piecesOf } from '../texts/text-pieces.ts';
import { pageParity } from './page-parity.ts';
import { isInGrace } from './staleness.ts';
import { lengthError, textParity } from './text-parity.ts';
import type { TranslationRecord } from './translation-records.ts';

/**
 * What a Spanish file does not share with its English original, though both must: structure, facts, links, places, numbers; and
 * what outgrows its place.
 * A file whose English changed within the days of grace is not compared.
 * @param file its path inside of the language's folder, "guides/mold-prevention.mdx"
 * @param today an ISO day
 */
export function parityErrors(file: string, record: TranslationRecord | undefined, today: string): readonly string[] {
  if (isInGrace(record, today)) return [];
  const [own, english] = [`content/es/${file}`, `content/en/${file}`];
  if (!existsSync(english)) return [`there is no ${english}`];
  return [...shapeErrors(file, own, english), ...pieceErrors(piecesOf(own), piecesOf(english))];
}

function shapeErrors(file: string, own: string, english: string): readonly string[] {
  if (file.endsWith('.ts')) return recordParity(loadRecord(own), loadRecord(english));
  const page = parsePage(own);
  const lacksNote =
    /^pages\/legal\/(privacy|terms)\./.test(file) && !textOf(page).replace(/\s+/g, ' ').includes(governs);
  return [...(lacksNote ? [`it has to say: ${governs}`] : []), ...pageParity(page, parsePage(english))];
}

/** What a legal text says in Spanish alone, at its end. */
const governs = 'Esta traducción es solo de referencia. Si hay diferencia, vale el texto en inglés.';

/** Compares texts where both files have the same structure; otherwise the structure is reported already. */
function pieceErrors(own: readonly Piece[], english: readonly Piece[]): readonly string[] {
  const isRecord = own.every(({ kind }) => kind === 'text');
  const at = new Map(english.map((piece) => [piece.at, piece.text]));
  if (!isRecord && own.map(({ kind }) => kind).join() !== english.map(({ kind }) => kind).join()) return [];
  return own.flatMap((piece, index) => {
    // A number that only Spanish counts apart says what the other forms say.
    const original = isRecord ? at.get(piece.at.replace(/\.many$/, '.other')) : english[index]?.text;
    if (original === undefined) return [];
    const length = lengthError(piece, original);
    return [...textParity(piece, original), ...(length ? [length] : [])];
  });
}

/** What differs between the shape of two records that say the same: keys, lengths of lists, and whatever is no word. */
export function recordParity(value: unknown, english: unknown, keys: readonly string[] = []): readonly string[] {
  const at = keys.join('.') || 'the file';
  if (typeof english === 'string' && typeof value === 'string') {
    const key = keys.findLast((name) => !/^\d+$/.test(name)) ?? '';
    // A text file that the browser writes has a name in each language.
    const isFixed = (isCode(key, english) && !english.endsWith('.txt')) || /^(https?:|\/|#)/.test(english);
    return isFixed && value !== english ? [`${at}: must stay "${english}"`] : [];
  }
  if (!isObject(english) || !isObject(value)) return value === english ? [] : [`${at}: must stay ${english}`];
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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
