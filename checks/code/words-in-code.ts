import { parseSync } from 'vite';

export interface Finding {
  readonly line: number;
  readonly words: string;
}

/** Attributes whose text reaches people, by eye or by ear, whatever its length. */
const spoken = new Set(['alt', 'aria-label', 'aria-description', 'caption', 'label', 'placeholder', 'title']);

/** Attributes that only machines read. */
const silent = new Set([
  'allow',
  'aria-describedby',
  'aria-labelledby',
  'className',
  'class',
  'd',
  'patternTransform',
  'points',
  'rel',
  'sizes',
  'transform',
  'viewBox',
]);

/** Keys of a record whose text reaches people, whatever its length. */
const spokenKeys = new Set([...spoken, 'description', 'heading', 'hint', 'text', 'words']);

/** Calls whose text is for programmers, for logs or for the browser. */
const silentCalls =
  /^(?:\w*Error|console\.\w+|process\.std\w+\.write|(?:\w+\.)*log(?:ger)?\.\w+|(?:\w+\.)*(?:querySelector|querySelectorAll|closest|matches|matchMedia|toLocaleString)|jsonResponse|emptyResponse|pageResponse|errorResponse|sql(?:\.\w+)*)$/;

/** Keys whose text is for no visitor: units of core, which the words of a language replace; what a route of the server does, for programmers. */
const silentKeys = new Map([
  ['core', new Set(['unit'])],
  ['server', new Set(['summary'])],
]);

const twoWords = /\p{L}{2,}[,.;:!?…]?\s+\p{L}{2,}/u;
const sentence = /^\p{Lu}\p{L}+[.!?…]$/u;
const anyWord = /\p{L}{2,}/u;

/**
 * Every text of a TypeScript, TSX or Astro file that a person would read: text between tags, spoken attributes, and strings
 * of two words or a sentence. Errors for programmers, log lines, selectors, styles and types are left out.
 * @throws Error when the file cannot be parsed
 */
export function wordsInCode(file: string, code: string): readonly Finding[] {
  return scriptsOf(file, code).flatMap(({ text, name, line }) => {
    const { program, errors } = parseSync(name, text);
    const [error] = errors;
    if (error) throw new Error(`${file}: ${error.message}`);
    const lineAt = (offset: number) => line + text.slice(0, offset).split('\n').length - 1;
    return [...readable(program as unknown as CodeNode, silentKeys.get(file.split('/')[0] ?? '') ?? new Set())].map(
      ({ start, words }) => ({
        line: lineAt(start),
        words,
      }),
    );
  });
}

/** Values, not types, that a file takes out of one language's folder: the pages of every other language would get them too. */
export function wordsOfOneLanguage(code: string): readonly string[] {
  const imports = code.matchAll(/^import (?!type\b)[^;]*? from '([^']*content\/[a-z]{2}\/[^']*)';/gm);
  return [...imports].map(([, file = '']) => file);
}

interface Words {
  readonly start: number;
  readonly words: string;
}

function* readable(node: CodeNode, keys: ReadonlySet<string>): Generator<Words> {
  if (isSilent(node) || (node.type === 'Property' && keys.has(nameOf(node.key)))) return;
  const words = textOf(node);
  if (words !== undefined) {
    if (anyWord.test(words) && (node.type === 'JSXText' || isProse(words))) yield { start: node.start, words };
  }
  const named = spokenText(node);
  if (named) yield named;
  for (const child of childrenOf(node)) {
    if (child.start !== named?.start) yield* readable(child, keys);
  }
}

/** The text of a string, a template or of JSX; undefined for anything else. */
function textOf(node: CodeNode): string | undefined {
  if (node.type === 'JSXText') return clean(String(node.value)) || undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return clean(node.value);
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  const parts: readonly { readonly value: { readonly cooked: string } }[] = node.quasis;
  return clean(parts.map(({ value }) => value.cooked).join('{}'));
}

/** The short text of a spoken attribute or key, which the rule of two words would let through. */
function spokenText(node: CodeNode): Words | undefined {
  const isAttribute = node.type === 'JSXAttribute' && spoken.has(nameOf(node.name));
  const isKey = node.type === 'Property' && spokenKeys.has(nameOf(node.key));
  if ((!isAttribute && !isKey) || !isNode(node.value)) return undefined;
  const inBraces = node.value.type === 'JSXExpressionContainer' ? node.value.expression : undefined;
  const value = isNode(inBraces) ? inBraces : node.value;
  const words = textOf(value);
  return words && anyWord.test(words) ? { start: node.value.start, words } : undefined;
}

function isSilent(node: CodeNode): boolean {
  if (/^(?:TS(?:Type|Interface|Literal|Union|Function)|Import|ExportAll|ExportNamedDeclaration$)/.test(node.type)) {
    return node.type !== 'ExportNamedDeclaration' || isNode(node.source);
  }
  if (node.type === 'JSXAttribute') return silent.has(nameOf(node.name));
  if (node.type === 'TaggedTemplateExpression') return silentCalls.test(nameOf(node.tag));
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return silentCalls.test(nameOf(node.callee));
  return false;
}

/** The beginnings of statements that are put together of parts, and statements within such a part. */
const partOfSql = /^(?:on conflict \(|insert into |delete from |select .* from |with \w+ as \()|\(select .* from /;

/** True for words outside of tags, of SQL and of the names of media types. */
function isProse(words: string): boolean {
  if (partOfSql.test(words)) return false;
  const text = words.replace(/<[^>]*>/g, ' ').replace(/^[\w.+-]+\/[\w.+-]+; charset=.*/, '');
  return twoWords.test(text) || sentence.test(text);
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A piece of a file that a parser of TypeScript reads. */
interface Part {
  /** Its name tells the parser the dialect. */
  readonly name: string;
  readonly text: string;
  readonly line: number;
}

/** A code file as it is; an Astro file as its head, its scripts, and its page, whose markup reads as JSX. */
function scriptsOf(file: string, code: string): readonly Part[] {
  if (!file.endsWith('.astro')) return [{ name: file, text: code, line: 1 }];
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(code) ?? [];
  const page = code.replace(/^---\n[\s\S]*?\n---\n/, (text) => blank(text));
  const scripts = [...page.matchAll(/(<script\b[^>]*[^/]>|<script>)([\s\S]*?)<\/script>/g)].map((match) => ({
    name: `${file}.ts`,
    text: match[2] ?? '',
    line: lineOf(page, match.index + (match[1]?.length ?? 0)),
  }));
  const markup = page.replace(
    /<(script|style)\b(?![^>]*\/>)[\s\S]*?<\/\1>|<!doctype[^>]*>|<!--[\s\S]*?-->/gi,
    (text, tag: string | undefined) => emptied(text, tag),
  );
  return [
    { name: `${file}.ts`, text: head, line: 2 },
    ...scripts,
    { name: `${file}.tsx`, text: `<>${markup}</>`, line: 1 },
  ];
}

/** An element that an expression holds leaves one behind, so that the expression is not empty. */
function emptied(text: string, tag: string | undefined): string {
  const empty = '<i/>';
  return tag ? empty + blank(text).slice(empty.length) : blank(text);
}

/** Keeps the lines where they are. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** A node of a syntax tree of code, as far as the checks read it. */
export interface CodeNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** True for a node of a syntax tree. */
export function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes below a node, in the order of the text. */
export function childrenOf(node: CodeNode): readonly CodeNode[] {
  return Object.values(node).flat().filter(isNode);
}

/** The dotted name of an identifier, a member or an attribute: "console.error", "aria-label". Empty for anything else. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  if (node.type === 'JSXNamespacedName') return `${nameOf(node.namespace)}:${nameOf(node.name)}`;
  return String(node.name ?? node.value ?? '');
}
