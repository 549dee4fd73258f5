import { type FactId, facts } from '#content/facts/all-facts.ts';
import { type HouseRuleId, houseRules } from '#content/facts/house-rules/all-house-rules.ts';
import { attribute, isElement, type Node, textOf } from '../pages/node.ts';
import { loneNumbers, missingNumbers } from './numbers.ts';

export interface ContentError {
  readonly line: number;
  readonly message: string;
}

const visible = ['title', 'caption', 'badge', 'alt', 'label', 'figure'];

/**
 * What is wrong with the claims of one MDX page: an unknown or unconfirmed fact, an unknown house rule,
 * a number that its record does not hold, a number in prose with no record at all, and code.
 */
export function claimErrors(root: Node): readonly ContentError[] {
  return [...errorsIn(root)];
}

function* errorsIn(node: Node): Generator<ContentError> {
  const line = node.position?.start.line ?? 0;
  const at = (messages: readonly string[]) => messages.map((message) => ({ line, message }));
  if (node.type === 'yaml') return;
  if (node.type === 'text' || node.type === 'inlineCode') yield* at(unsourced(String(node.value)));
  if (node.type === 'mdxjsEsm') yield* at(['no import and no export: a page is words, its parts come by name']);
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') yield* at(expressionErrors(node));
  if (isElement(node)) {
    const own = elementErrors(node);
    yield* at(own ?? []);
    if (own) return;
    yield* at(visible.flatMap((name) => unsourced(attribute(node, name) ?? '')));
  }
  for (const child of node.children ?? []) yield* errorsIn(child);
}

function unsourced(text: string): readonly string[] {
  return loneNumbers(text).map(
    (number) =>
      `the number ${number} has no source: put it inside <Claim>, <HouseRule> or <Owner>, or write it as a word (the name of a model, such as MR277 or K7, needs none)`,
  );
}

function expressionErrors(node: Node): readonly string[] {
  const comment = /^\s*\/\*[\s\S]*\*\/\s*$/.test(String(node.value));
  return comment ? [] : ['no code in braces: a page is words'];
}

/** Errors of an element that accounts for its own words; undefined for any other element. */
function elementErrors(node: Node): readonly string[] | undefined {
  if (node.name === 'Claim') return claimElementErrors(attribute(node, 'fact') ?? '', textOf(node));
  if (node.name === 'HouseRule') return ruleElementErrors(attribute(node, 'rule') ?? '', textOf(node));
  return undefined;
}

function claimElementErrors(factIds: string, words: string): readonly string[] {
  if (!words.trim()) return ['<Claim> without words'];
  return factErrors(factIds.split(/\s+/).filter(Boolean), words);
}

/** What is wrong with words that name these facts as their ground. */
export function factErrors(factIds: readonly string[], words: string): readonly string[] {
  if (factIds.length === 0) return ['a claim that names no fact'];
  const unknown = factIds.filter((id) => !isFactId(id));
  if (unknown.length > 0) return unknown.map((id) => `there is no fact "${id}" in content/facts`);
  const known = factIds.filter(isFactId);
  const unconfirmed = known.filter((id) => facts[id].status === 'C');
  if (unconfirmed.length > 0) return unconfirmed.map((id) => `fact "${id}" is not confirmed (status C)`);
  const says = known.map((id) => facts[id].says).join(' ');
  return missingNumbers(loneNumbers(words), says).map(
    (number) => `the number ${number} is not in ${known.map((id) => `"${id}"`).join(', ')}`,
  );
}

function ruleElementErrors(id: string, words: string): readonly string[] {
  if (!words.trim()) return ['<HouseRule> without words'];
  return ruleErrors(id, words);
}

/** What is wrong with words that name this house rule as their ground. */
export function ruleErrors(id: string, words: string): readonly string[] {
  if (!isRuleId(id)) return [`there is no house rule "${id}" in content/facts/house-rules`];
  const rule = houseRules[id];
  return missingNumbers(loneNumbers(words), `${rule.says} ${rule.value} ${rule.sourcesSay}`).map(
    (number) => `the number ${number} is not in house rule "${id}"`,
  );
}

function isFactId(id: string): id is FactId {
  return Object.hasOwn(facts, id);
}

function isRuleId(id: string): id is HouseRuleId {
  return Object.hasOwn(houseRules, id);
}
