import { type Line, wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { Block, Inline, NoteOf, Tone } from '../ast/blocks.ts';
import { lineInlines, plainInlines } from '../ast/inlines.ts';
import type { RenderContext } from '../ast/render-context.ts';

/** Risks as table rows: risk, severity, time frame. The reason has its own row, for narrow screens. */
export function risks({ words, lists }: RenderContext): readonly Block[] {
  const { risk, severity, timeframe } = words.risks;
  return [
    {
      kind: 'table',
      look: 'risks',
      head: [risk, severity, timeframe].map(plainInlines),
      groups: lists.sleepingRisks.map((entry) => [
        [
          { inlines: plainInlines(entry.risk), isHead: true },
          {
            inlines: [{ kind: 'tag', tone: entry.tone, text: entry.severity }],
          },
          { inlines: plainInlines(entry.timeframe) },
        ],
        [{ inlines: lineInlines(entry.description), span: 3 }],
      ]),
    },
  ];
}

/** Groups at risk, as an accordion. */
export function atRisk({ words, lists }: RenderContext): readonly Block[] {
  const items = lists.atRiskGroups.map(({ group, risks: lines, recommendation }) => ({
    title: group,
    group: 'at-risk-groups',
    isOpen: false,
    blocks: [bullets(lines), advice(words.atRisk.advice, recommendation)],
  }));
  return [{ kind: 'accordion', items }];
}

/** Tasks of the first day as numbered cards. */
export function jobs({ lists }: RenderContext): readonly Block[] {
  const items = lists.firstDayCards.map(({ title, lines }) => ({
    blocks: [heading(title), ...lines.map((line): Block => ({ kind: 'paragraph', inlines: lineInlines(line) }))],
  }));
  return [{ kind: 'list', look: 'jobs', isTight: false, items }];
}

/** The prevention schedule, most frequent checks first. */
export function rounds({ lists }: RenderContext): readonly Block[] {
  return lists.preventionSchedule.map(({ every, takes, checks }) =>
    level('river', [
      heading(every),
      { kind: 'paragraph', isSmall: true, inlines: plainInlines(takes) },
      bullets(checks),
    ]),
  );
}

/** Levels of urgency with their signs, highest first. */
export function urgency({ words, lists }: RenderContext): readonly Block[] {
  return lists.urgencyLevels.map(({ level: name, tone, signs, action }) =>
    level(tone, [heading(wordsOf(name)), bullets(signs), advice(words.urgency.advice, action)]),
  );
}

const toneOfCategory = { 1: 'river', 2: 'amber', 3: 'alarm' } as const;

/** The three categories of water, each with its risk and whether to stay. */
export function categories({ words, lists, locale }: RenderContext): readonly Block[] {
  return lists.waterCategories.map(({ category, name, description, examples, riskLevel, evacuation }) => {
    const tone = toneOfCategory[category];
    return {
      kind: 'note',
      look: 'category',
      tone,
      numeral: String(category),
      blocks: [
        heading(t(words.category.title, { category, name }, locale)),
        {
          kind: 'paragraph',
          inlines: [{ kind: 'tag', tone, text: t(words.category.risk, { level: riskLevel }, locale) }],
        },
        { kind: 'paragraph', inlines: [...lineInlines(description), ...plainInlines(` ${examples}`)] },
        advice(words.category.stayOrGo, evacuation),
      ],
    };
  });
}

function heading(text: string): Block {
  return { kind: 'heading', level: 3, inlines: plainInlines(text) };
}

function bullets(lines: readonly Line[]): Block {
  const items = lines.map((line) => ({ blocks: [{ kind: 'paragraph' as const, inlines: lineInlines(line) }] }));
  return { kind: 'list', look: 'bullets', isTight: true, items };
}

function advice(lead: string, line: Line): Block {
  const strong: Inline = { kind: 'strong', inlines: plainInlines(`${lead} `) };
  return { kind: 'paragraph', inlines: [strong, ...lineInlines(line)] };
}

function level(tone: Tone, blocks: readonly Block[]): NoteOf<Block> {
  return { kind: 'note', look: 'level', tone, blocks };
}
