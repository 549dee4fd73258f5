import type { Lists } from '#content/en/lists/lists.ts';
import type { GuideFrontmatter, PageFrontmatter } from '#content/i18n/schemas.ts';
import { isLeftOut } from '#content/owner.ts';
import type { Block, Part, Written } from '../ast/blocks.ts';
import { isConfirmed, lineInlines, plainInlines } from '../ast/inlines.ts';
import type { RenderContext } from '../ast/render-context.ts';
import { expand, textsOf } from '../ast/traverse.ts';
import { atRisk, categories, jobs, risks, rounds, urgency } from './emergency.ts';
import { airExample, classExample } from './worked-examples.ts';

const tones = { critical: 'alarm', urgent: 'amber', important: 'river' } as const;

/** A checklist by the name of its record. Throws on an unknown name. */
function checklist({ words, lists }: RenderContext, record: string | undefined): readonly Block[] {
  switch (record) {
    case 'emergency-steps':
      return [
        {
          kind: 'checklist',
          record,
          allMustHold: false,
          printsAlone: true,
          groups: lists.emergencySteps.map(({ priority, time, title, actions }) => ({
            title,
            tone: tones[priority],
            when: `${words.priority[priority]} · ${time}`,
            checks: actions,
          })),
        },
      ];
    case 'safe-to-stay':
      return [
        {
          kind: 'checklist',
          record,
          allMustHold: true,
          printsAlone: false,
          groups: lists.safeToStay.map(({ category, checks }) => ({ title: category, tone: 'river', checks })),
        },
      ];
    default:
      throw new Error(`<Checklist record="${record}">: there is no such list`);
  }
}

/** Components of MDX pages that are expanded from records. */
const parts: Readonly<Record<string, (speaks: RenderContext, of?: string) => readonly Block[]>> = {
  AirExample: airExample,
  AtRiskGroups: atRisk,
  Checklist: checklist,
  ClassExample: classExample,
  DiyMatrix: matrix,
  Flowchart: flowchart,
  ForAndAgainst: forAndAgainst,
  MitigationCards: jobs,
  PreventionSchedule: rounds,
  Risks: risks,
  Score: score,
  ToolSheet: toolSheet,
  UrgencyLevels: urgency,
  WaterCategories: categories,
};

/** The blocks of a part; undefined for an unknown component. Throws on an unknown record. */
function blocksOfPart(speaks: RenderContext, part: Part): readonly Block[] | undefined {
  const { name, props } = part;
  if (name === 'WithReviews')
    return isLeftOut('/reviews') ? [] : expand(part.blocks, (inner) => blocksOfPart(speaks, inner));
  if (name === 'Confirmed' || name === 'Unconfirmed') {
    const isShown = isConfirmed(String(props.of)) === (name === 'Confirmed');
    return isShown ? expand(part.blocks, (inner) => blocksOfPart(speaks, inner)) : [];
  }
  const make = Object.hasOwn(parts, name) ? parts[name] : undefined;
  const of = props.record ?? props.review ?? props.of;
  return make?.(speaks, of === true ? undefined : of);
}

/** Reading speed: our convention, not stated as a fact on any page. */
const wordsPerMinute = 200;
/** Shorter texts are labels. */
const leastWordsOfReading = 3;

/** Number of words in a text. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Number of words without labels. */
export function wordsToRead(texts: readonly string[]): number {
  return texts
    .map(countWords)
    .filter((count) => count >= leastWordsOfReading)
    .reduce((sum, count) => sum + count, 0);
}

/** Reading time of so many words, in whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** A compiled MDX page: its front matter, and a function that returns its blocks. */
export interface WrittenPage<Head = GuideFrontmatter | PageFrontmatter> {
  readonly frontmatter: Head;
  readonly blocks: () => readonly Written[];
}

/** One section of a page, as "On this page" lists it. */
export interface SectionLink {
  readonly id: string;
  readonly title: string;
}

/** A page with its records expanded. */
export interface Page<Head = GuideFrontmatter | PageFrontmatter> {
  readonly frontmatter: Head;
  readonly blocks: readonly Block[];
  readonly sections: readonly SectionLink[];
  /** Minutes, computed from the words of the page. */
  readonly readMinutes: number;
}

/**
 * Expands the records of a page, and computes its sections and reading time.
 * Throws, and so stops the build, on an unknown record, a duplicate id, or a promised reading time that the text
 * does not match.
 */
export function finishPage<Head extends { readonly readMinutes?: number | undefined }>(
  file: string,
  { frontmatter, blocks: written }: WrittenPage<Head>,
  speaks: RenderContext,
): Page<Head> {
  const blocks = expand(written(), (part) => blocksOfPart(speaks, part));
  const words = wordsToRead(textsOf(blocks));
  const readMinutes = minutesToRead(words);
  const promised = frontmatter.readMinutes ?? readMinutes;
  if (promised !== readMinutes) {
    throw new Error(`${file}: promises ${promised} minutes, and its ${words} words come to ${readMinutes}`);
  }
  return { frontmatter, blocks, sections: sectionsOf(file, blocks), readMinutes };
}

function sectionsOf(file: string, blocks: readonly Block[]): readonly SectionLink[] {
  const sections = blocks.flatMap((block) => (block.kind === 'section' ? [{ id: block.id, title: block.title }] : []));
  const ids = sections.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`${file}: two sections have the id "${twice}"`);
  return sections;
}

/** The matrix "do it yourself or hire". */
function matrix({ words, lists }: RenderContext): readonly Block[] {
  const { question: name, yourself: alone, hire } = words.matrix;
  const rows = lists.diyMatrix.map(({ question, yourself, professional }) => [
    { inlines: plainInlines(question), isHead: true },
    { inlines: lineInlines(yourself) },
    { inlines: lineInlines(professional) },
  ]);
  return [{ kind: 'table', look: 'matrix', head: [name, alone, hire].map(plainInlines), groups: [rows] }];
}

/** The flowchart: yes-or-no questions and the resulting advice. */
function flowchart({ lists }: RenderContext): readonly Block[] {
  const questions = lists.flowchartQuestions.map(({ id, question, help, tone }) => ({
    id,
    words: question,
    help,
    yes: tone,
  }));
  const advice = Object.entries(lists.flowchartAdvice).map(([code, entry]) => ({ code, ...entry }));
  return [{ kind: 'flowchart', questions, advice }];
}

function score({ lists }: RenderContext, id = ''): readonly Block[] {
  const { rating, maxRating, verdict } = reviewOf(lists, id);
  return [{ kind: 'score', rating, maxRating, verdict }];
}

function forAndAgainst({ lists }: RenderContext, id = ''): readonly Block[] {
  const { pros, cons } = reviewOf(lists, id);
  return [{ kind: 'sides', pros, cons }];
}

/** The data sheet of a reviewed tool. Throws on a review without one. */
function toolSheet({ words, lists }: RenderContext, id = ''): readonly Block[] {
  const sheet = lists.toolSheets[id];
  if (!sheet) throw new Error(`<ToolSheet review="${id}">: the lists have no such sheet`);
  const rows = sheet.map(({ quantity, listed, meaning }) => [
    { inlines: plainInlines(quantity), isHead: true },
    { inlines: plainInlines(listed.words) },
    { inlines: plainInlines(meaning) },
  ]);
  const { listed, says, meaning } = words.toolSheet;
  return [{ kind: 'table', look: 'sheet', head: [listed, says, meaning].map(plainInlines), groups: [rows] }];
}

function reviewOf({ reviews }: Lists, id: string) {
  const review = reviews.find((candidate) => candidate.id === id);
  if (!review) throw new Error(`The list of reviews has no "${id}"`);
  return review;
}
