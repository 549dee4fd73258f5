import type { Words } from '#content/en/messages.ts';
import type { Language } from '#content/i18n/languages.ts';
import { type Line, wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import type { Inline } from '../../../lib/content-renderer/ast/blocks.ts';
import { ownerValue } from '../../../lib/content-renderer/ast/inlines.ts';
import type { RenderContext } from '../../../lib/content-renderer/ast/render-context.ts';
import {
  confirmedFactsOf,
  factsOfLine,
  formatRanges,
  hasSecondHand,
  sourcesOfFacts,
} from '../../../lib/content-renderer/ast/sources.ts';
import type { PageRecord } from '../../../lib/content-renderer/components/page-record.tsx';
import { lineBreak, type Run } from '../../../lib/pdf/print-block.ts';
import { addressIn } from '../../../lib/routes/page.ts';

/** What printing needs besides the blocks. */
export interface Press {
  readonly language: Language;
  readonly speaks: RenderContext;
  /** What printed files say themselves. */
  readonly words: Words['downloads'];
  /** Address that links inside the site are made complete with. Without one their words stand alone. */
  readonly origin: string | undefined;
  /** Numbers figures and sources in the order of their mention, as the page does. */
  readonly record: PageRecord;
  /** Whether the numbers of sources stand beside the words. A one-page sheet names the page that lists them instead. */
  readonly withSources: boolean;
}

type Style = Omit<Run, 'text'>;

/** The pieces of a sentence as runs of one style each. */
export function runsOf(press: Press, inlines: readonly Inline[], style: Style = {}): readonly Run[] {
  return inlines.flatMap((inline) => runsOfOne(press, inline, style));
}

function runsOfOne(press: Press, inline: Inline, style: Style): readonly Run[] {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return [{ ...style, text: inline.text }];
    case 'tag':
      return [{ ...style, bold: true, text: inline.text }];
    case 'break':
      return [{ ...style, text: lineBreak }];
    case 'phone':
      return [{ ...style, href: `tel:${owner.phone.dial}`, text: owner.phone.display }];
    case 'owner':
      return [{ ...style, text: ownerValue(inline.value, press.language) }];
    default:
      return runsOfMark(press, inline, style);
  }
}

function runsOfMark(
  press: Press,
  inline: Extract<Inline, { readonly inlines: unknown }>,
  style: Style,
): readonly Run[] {
  const inside = (more: Style = {}) => runsOf(press, inline.inlines, { ...style, ...more });
  switch (inline.kind) {
    case 'strong':
      return inside({ bold: true });
    case 'emphasis':
      return inside({ italic: true });
    case 'link':
      return inside(target(press, inline.href));
    case 'claim':
      return [...inside(), ...numbersOf(press, inline.facts, style)];
    case 'rule':
      return [...inside(), ...otherSources(press, inline.rule, style)];
    case 'custom':
      throw new Error(`A sentence of a printed document cannot hold <${inline.name}>`);
  }
}

function target({ language, origin }: Press, href: string): Style {
  if (href.startsWith('#')) return { to: href.slice(1) };
  const address = URL.parse(addressIn(language, href), origin);
  return address ? { href: address.href } : {};
}

function numbersOf(press: Press, facts: readonly string[], { bold = false }: Style): readonly Run[] {
  const secondHand: readonly Run[] = hasSecondHand(facts)
    ? [{ text: `\u00a0${press.speaks.words.secondHand}\u00a0`, raised: true, bold }]
    : [];
  return press.withSources ? [...secondHand, ...citedNumbers(press, facts, bold)] : secondHand;
}

function citedNumbers({ record }: Press, facts: readonly string[], bold: boolean): readonly Run[] {
  const numbers = sourcesOfFacts(facts)
    .map((id) => record.cite(id))
    .sort((one, other) => one - other);
  // A line must not end between two numbers.
  const text = formatRanges(numbers).replaceAll(' ', '\u00a0');
  return numbers[0] === undefined ? [] : [{ text, raised: true, bold, to: sourcePlace(numbers[0]) }];
}

/** A step that is read in a hurry: without its numbers, with the word that its source is second hand. */
export function quietRuns({ speaks }: Press, line: Line): readonly Run[] {
  const aside = hasSecondHand(factsOfLine(line)) ? ` (${speaks.words.secondHand})` : '';
  return plainRuns(wordsOf(line) + aside);
}

/** "Sources" and the numbers behind all of these lines. */
export function sourcesRuns(press: Press, lines: readonly Line[]): readonly Run[] {
  const facts = lines.flatMap(factsOfLine);
  if (facts.length === 0 || !press.withSources) return [];
  return [{ text: `${press.speaks.words.sources} ` }, ...citedNumbers(press, facts, false)];
}

function otherSources(press: Press, rule: string, style: Style): readonly Run[] {
  const facts = confirmedFactsOf(rule);
  if (facts.length === 0 || !press.withSources) return [];
  const { words } = press.speaks;
  return [{ text: `\u00a0${words.see}\u00a0`, raised: true }, ...numbersOf(press, facts, style)];
}

/** Name of the place where a source stands in its document. */
export function sourcePlace(number: number): string {
  return `source-${number}`;
}

/** Words as they are. */
export function plainRuns(text: string): readonly Run[] {
  return [{ text }];
}

/** The number of a figure and its caption. */
export function captionRuns(press: Press, number: number, caption: readonly Inline[]): readonly Run[] {
  const { words, locale } = press.speaks;
  return [{ text: t(words.figure, { number }, locale), bold: true }, { text: ' ' }, ...runsOf(press, caption)];
}
