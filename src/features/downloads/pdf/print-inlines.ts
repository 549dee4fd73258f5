import type { Words } from '#content/en/messages.ts';
import type { Language } from '#content/i18n/languages.ts';
import type { Line } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import type { Inline } from '../../../lib/content-renderer/ast/blocks.ts';
import { ownerValue } from '../../../lib/content-renderer/ast/inlines.ts';
import type { RenderContext } from '../../../lib/content-renderer/ast/render-context.ts';
import {
  confirmedFactsOf,
  factsOfLine,
  formatRanges,
  sourcesOfFacts,
} from '../../../lib/content-renderer/ast/sources.ts';
import type { PageRecord } from '../../../lib/content-renderer/components/page-record.tsx';
import { lineBreak, type Run } from '../../../lib/pdf/print-block.ts';
import { addressIn } from '../../../lib/routes/page.ts';

export interface PrintContext {
  readonly language: Language;
  readonly speaks: RenderContext;
  readonly words: Words['downloads'];
  /** Base address of links inside the site. Without one they are printed as plain text. */
  readonly origin: string | undefined;
  /** Numbers figures and sources in the order of their mention, as on the page. */
  readonly record: PageRecord;
  /** Whether source numbers are printed. A one-page sheet names the page with its sources instead. */
  readonly withSources: boolean;
}

type Style = Omit<Run, 'text'>;

/** The pieces of a sentence as runs of one style each. */
export function runsOf(context: PrintContext, inlines: readonly Inline[], style: Style = {}): readonly Run[] {
  return inlines.flatMap((inline) => runsOfOne(context, inline, style));
}

function runsOfOne(context: PrintContext, inline: Inline, style: Style): readonly Run[] {
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
      return [{ ...style, text: ownerValue(inline.value, context.language) }];
    default:
      return runsOfMark(context, inline, style);
  }
}

function runsOfMark(
  context: PrintContext,
  inline: Extract<Inline, { readonly inlines: unknown }>,
  style: Style,
): readonly Run[] {
  const inside = (more: Style = {}) => runsOf(context, inline.inlines, { ...style, ...more });
  switch (inline.kind) {
    case 'strong':
      return inside({ bold: true });
    case 'emphasis':
      return inside({ italic: true });
    case 'link':
      return inside(target(context, inline.href));
    case 'claim':
      return [...inside(), ...numbersOf(context, inline.facts, style)];
    case 'rule':
      return [...inside(), ...sourcesOfRule(context, inline.rule, style)];
    case 'custom':
      throw new Error(`A sentence of a printed document cannot hold <${inline.name}>`);
  }
}

function target({ language, origin }: PrintContext, href: string): Style {
  if (href.startsWith('#')) return { to: href.slice(1) };
  const address = URL.parse(addressIn(language, href), origin);
  return address ? { href: address.href } : {};
}

function numbersOf(context: PrintContext, facts: readonly string[], { bold = false }: Style): readonly Run[] {
  return context.withSources ? citedNumbers(context, facts, bold) : [];
}

function citedNumbers({ record }: PrintContext, facts: readonly string[], bold: boolean): readonly Run[] {
  const numbers = sourcesOfFacts(facts)
    .map((id) => record.cite(id))
    .sort((one, other) => one - other);
  // No line break between two numbers.
  const text = formatRanges(numbers).replaceAll(' ', '\u00a0');
  return numbers[0] === undefined ? [] : [{ text, raised: true, bold, to: sourceAnchor(numbers[0]) }];
}

/** "Sources" and the source numbers of all of these lines. */
export function sourcesRuns(context: PrintContext, lines: readonly Line[]): readonly Run[] {
  const facts = lines.flatMap(factsOfLine);
  if (facts.length === 0 || !context.withSources) return [];
  return [{ text: `${context.speaks.words.sources} ` }, ...citedNumbers(context, facts, false)];
}

function sourcesOfRule(context: PrintContext, rule: string, style: Style): readonly Run[] {
  const facts = confirmedFactsOf(rule);
  return facts.length === 0 ? [] : numbersOf(context, facts, style);
}

/** The anchor of a source in the document. */
export function sourceAnchor(number: number): string {
  return `source-${number}`;
}

/** A text in one plain run. */
export function plainRuns(text: string): readonly Run[] {
  return [{ text }];
}

/** The number of a figure and its caption. */
export function captionRuns(context: PrintContext, number: number, caption: readonly Inline[]): readonly Run[] {
  const { words, locale } = context.speaks;
  return [{ text: t(words.figure, { number }, locale), bold: true }, { text: ' ' }, ...runsOf(context, caption)];
}
