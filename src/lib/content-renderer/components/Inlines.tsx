import type { ReactNode } from 'react';
import type { Line } from '#content/i18n/sourced.ts';
import { Link } from '../../../components/Link.tsx';
import type { Inline } from '../ast/blocks.ts';
import { lineInlines } from '../ast/inlines.ts';
import { Claim, HouseRule } from './Claim.tsx';
import { inOrder } from './in-order.ts';
import { Owner, Phone } from './mdx-components.tsx';
import { TextWithTerms } from './Terms.tsx';
import styles from './tag.module.css';

interface InlinesProps {
  readonly inlines: readonly Inline[];
  /** Explains terms of the glossary, as the sentences of a guide do; headings, tables and links do not. */
  readonly explains?: boolean | undefined;
}

/** Renders inline content. */
export function Inlines({ inlines, explains }: InlinesProps): ReactNode {
  return inOrder(inlines, (inline) => <Piece inline={inline} explains={explains} />);
}

interface PieceProps<Kind = Inline> extends Pick<InlinesProps, 'explains'> {
  readonly inline: Kind;
}

function Piece({ inline, explains }: PieceProps): ReactNode {
  switch (inline.kind) {
    case 'text':
      return explains ? <TextWithTerms text={inline.text} /> : inline.text;
    case 'break':
      return <br />;
    case 'code':
      return <code>{inline.text}</code>;
    case 'phone':
      return <Phone />;
    case 'owner':
      return <Owner value={inline.value} />;
    case 'tag':
      return <span className={`tag ${styles[inline.tone]}`}>{inline.text}</span>;
    default:
      return <Marked inline={inline} explains={explains} />;
  }
}

function Marked({ inline, explains }: PieceProps<Extract<Inline, { readonly inlines: unknown }>>): ReactNode {
  const words = <Inlines inlines={inline.inlines} explains={explains && inline.kind !== 'link'} />;
  switch (inline.kind) {
    case 'strong':
      return <strong>{words}</strong>;
    case 'emphasis':
      return <em>{words}</em>;
    case 'link':
      return <Link href={inline.href}>{words}</Link>;
    case 'claim':
      return <Claim fact={inline.facts.join(' ')}>{words}</Claim>;
    case 'rule':
      return <HouseRule rule={inline.rule}>{words}</HouseRule>;
    case 'custom':
      throw new Error(`A sentence of a document cannot hold <${inline.name}>`);
  }
}

/** A line of a record, with its source numbers. */
export function LineText({ line }: { readonly line: Line }) {
  return <Inlines inlines={lineInlines(line)} />;
}
