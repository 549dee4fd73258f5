import { createElement, type ReactNode } from 'react';
import { Link } from '../../../components/Link.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { Checklist } from '../../../features/guides/Checklist.tsx';
import { Flowchart } from '../../../features/guides/Flowchart.tsx';
import { ProsAndCons, Score } from '../../../features/reviews/ReviewParts.tsx';
import type { AccordionOf, Block, CardOf, CardsOf, ItemOf, Leaf, ListOf, NoteOf } from '../ast/blocks.ts';
import { Figure } from './Figure.tsx';
import { Inlines } from './Inlines.tsx';
import { inOrder } from './in-order.ts';
import level from './level.module.css';
import { Accordion, CallToAction, Card, Cards, Item, Note, Section, Short } from './mdx-components.tsx';
import looks from './parts.module.css';
import styles from './records.module.css';
import rows from './rows.module.css';
import { TableBlock } from './TableBlock.tsx';

/** Renders blocks to HTML. The PDF is made from the same tree. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }): ReactNode {
  return inOrder(blocks, (block) => <OneBlock block={block} />);
}

function OneBlock({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'section':
      return (
        <Section id={block.id} title={block.title}>
          <Blocks blocks={block.blocks} />
        </Section>
      );
    case 'note':
      return (
        <NoteBlock note={block}>
          <Blocks blocks={block.blocks} />
        </NoteBlock>
      );
    case 'call':
      return (
        <CallToAction title={block.title}>
          <Blocks blocks={block.blocks} />
        </CallToAction>
      );
    case 'custom':
      throw new Error(`A document cannot show <${block.name}>: it is neither a block nor a record`);
    case 'list':
    case 'accordion':
    case 'cards':
      return <Items holder={block} />;
    default:
      return <LeafBlock block={block} />;
  }
}

function Items({ holder }: { readonly holder: ListOf<Block> | AccordionOf<Block> | CardsOf<Block> }): ReactNode {
  switch (holder.kind) {
    case 'list':
      return <List list={holder} />;
    case 'accordion':
      return (
        <Accordion>
          {inOrder(holder.items, (item) => (
            <OneItem item={item} />
          ))}
        </Accordion>
      );
    case 'cards':
      return (
        <Cards>
          {inOrder(holder.items, (card) => (
            <OneCard card={card} />
          ))}
        </Cards>
      );
  }
}

function OneItem({ item: { title, group, isOpen, blocks } }: { readonly item: ItemOf<Block> }) {
  return (
    <Item title={title} {...(group ? { group } : {})} open={isOpen}>
      <Blocks blocks={blocks} />
    </Item>
  );
}

function OneCard({ card: { href, title, badge, blocks } }: { readonly card: CardOf<Block> }) {
  return (
    <Card href={href} title={title} {...(badge ? { badge } : {})}>
      <Blocks blocks={blocks} />
    </Card>
  );
}

type Entry = ListOf<Block>['items'][number];

function List({ list: { look, isTight, items } }: { readonly list: ListOf<Block> }) {
  const entries = inOrder(items, ({ blocks }) => (
    <li>{isTight ? inOrder(blocks, (block) => <Line block={block} />) : <Blocks blocks={blocks} />}</li>
  ));
  if (look === 'bullets') return <ul {...(items.every(isLink) ? { className: rows.rows } : {})}>{entries}</ul>;
  return <ol {...(look === 'jobs' ? { className: styles.jobs } : {})}>{entries}</ol>;
}

/** True for a list item that begins with a link. */
function isLink({ blocks: [first] }: Entry): boolean {
  return first?.kind === 'paragraph' && first.inlines[0]?.kind === 'link';
}

/** A paragraph of a tight list is rendered without `<p>`. */
function Line({ block }: { readonly block: Block }) {
  return block.kind === 'paragraph' ? <Inlines inlines={block.inlines} explains /> : <OneBlock block={block} />;
}

function LeafBlock({ block }: { readonly block: Leaf }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, null, <Inlines inlines={block.inlines} />);
    case 'paragraph':
      return (
        <p {...(block.isSmall ? { className: 'small' } : {})}>
          <Inlines inlines={block.inlines} explains />
        </p>
      );
    case 'table':
      return <TableBlock table={block} />;
    case 'checklist':
      return <Checklist list={block} />;
    case 'figure':
      return <Figure name={block.name} />;
    default:
      return <RareBlock block={block} />;
  }
}

type Common = 'heading' | 'paragraph' | 'table' | 'checklist' | 'figure';

function RareBlock({ block }: { readonly block: Exclude<Leaf, { readonly kind: Common }> }): ReactNode {
  switch (block.kind) {
    case 'picture':
      return <Picture src={block.src} alt={block.alt} caption={block.caption} />;
    case 'flowchart':
      return <Flowchart chart={block} />;
    case 'score':
      return <Score rating={block.rating} maxRating={block.maxRating} verdict={block.verdict} />;
    case 'sides':
      return <ProsAndCons pros={block.pros} cons={block.cons} />;
    case 'actions':
      return (
        <p className={`${looks.buttons} no-print`}>
          {inOrder(block.links, ({ href, text }, at) => (
            <Link className={at === 0 ? 'btn' : undefined} href={href}>
              {text}
            </Link>
          ))}
        </p>
      );
  }
}

/** A note in the look of its kind, with its tone in `data-tone`. */
function NoteBlock({
  note: { look, tone, title, numeral },
  children,
}: {
  readonly note: NoteOf<Block>;
  readonly children: ReactNode;
}) {
  switch (look) {
    case 'short':
      return (
        <Short title={title ?? ''} tone={tone}>
          {children}
        </Short>
      );
    case 'note':
      return (
        <Note tone={tone} {...(title ? { title } : {})}>
          {children}
        </Note>
      );
    case 'level':
      return (
        <div className={`${level.level} ${level[tone] ?? ''}`} data-tone={tone}>
          {children}
        </div>
      );
    case 'category':
      return (
        <div className={`${styles.category} ${styles[tone] ?? ''}`} data-tone={tone}>
          <p className={styles.numeral} aria-hidden="true">
            {numeral}
          </p>
          <div>{children}</div>
        </div>
      );
  }
}
