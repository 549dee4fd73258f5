import type { ReactNode } from 'react';
import { t } from '#content/i18n/t.ts';
import type { Cell, Table } from '../ast/blocks.ts';
import { textOfInlines } from '../ast/inlines.ts';
import { Inlines } from './Inlines.tsx';
import { inOrder } from './in-order.ts';
import { usePageRecord } from './page-record.tsx';
import records from './records.module.css';
import styles from './tables.module.css';
import { useRenderContext } from './use-render-context.ts';

const looks = {
  risks: records.risks,
  matrix: styles.matrix,
  compare: `${styles.matrix} ${styles.compare}`,
  sheet: styles.sheet,
  plain: undefined,
};

/** A table. A Markdown table scrolls inside its column, so that the page never scrolls sideways. */
export function TableBlock({ table }: { readonly table: Table }) {
  if (table.look === 'compare') return <Folded table={table} />;
  if (table.look !== 'scrolling') return <Grid table={table} className={looks[table.look]} />;
  return (
    <Scrolling>
      <Grid table={table} />
    </Scrolling>
  );
}

/** A long table that a phone folds, with the number of its rows; the first of a page is open. */
function Folded({ table }: { readonly table: Table }) {
  const { words, locale } = useRenderContext();
  return (
    <details className={styles.fold} open={usePageRecord().nextTable() === 1}>
      <summary className="no-print">{t(words.rules, { count: table.groups.flat().length }, locale)}</summary>
      <Grid table={table} className={looks.compare} />
    </details>
  );
}

/** The anchor of a row that compares one of our rules of thumb. */
function rowId(cells: readonly Cell[]): string | undefined {
  const rule = cells.flatMap(({ inlines }) => inlines).find(({ kind }) => kind === 'rule');
  return rule?.kind === 'rule' ? `rule-${rule.rule}` : undefined;
}

function Scrolling({ children }: { readonly children: ReactNode }) {
  const { words, locale } = useRenderContext();
  const number = locale.number(usePageRecord().nextTable());
  const label = words.table.replace('{number}', () => number);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll-x" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

function Grid({
  table: { look, head, groups },
  className,
}: {
  readonly table: Table;
  readonly className?: string | undefined;
}) {
  const names = look === 'matrix' || look === 'compare' ? head.map(textOfInlines) : [];
  return (
    <table className={className}>
      {head.length > 0 && (
        <thead>
          <tr>
            {inOrder(head, (inlines) => (
              <th scope="col">
                <Inlines inlines={inlines} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      {inOrder(groups, (rows) => (
        <tbody>
          {inOrder(rows, (cells) => (
            <tr id={look === 'compare' ? rowId(cells) : undefined}>
              {inOrder(cells, (cell, at) => (
                <OneCell cell={cell} column={names[at]} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** `column` is the label of the cell on narrow screens, where rows become cards. */
function OneCell({
  cell: { inlines, isHead, span },
  column,
}: {
  readonly cell: Cell;
  readonly column?: string | undefined;
}) {
  const words = <Inlines inlines={inlines} />;
  if (isHead) return <th scope="row">{words}</th>;
  return (
    <td {...(span ? { colSpan: span } : {})} data-column={column}>
      {words}
    </td>
  );
}
