import { memo, useState } from 'react';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { listsEqual } from '#core/lib/memoize.ts';
import { usePrinting } from '../../records/use-printing.ts';
import styles from '../drying-job.module.css';
import { WideTable } from '../plan/WideTable.tsx';
import type { Picked } from './chart-selection.ts';

interface FigureTableProps {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly mark?: string }[];
  readonly visits: readonly string[];
  readonly picked: Picked | null;
  readonly textOf: (line: number, visit: number) => string;
  readonly words: DryingJobMessages;
}

/** The numbers of a drawing, folded away until somebody asks. Paper has all of them. */
export function FigureTable(props: FigureTableProps) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.words.charts.table}</summary>
      {(isOpen || isPrinting) && <Table {...props} />}
    </details>
  );
}

function Table({ title, lines, visits, picked, textOf, words }: FigureTableProps) {
  return (
    <WideTable name={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.charts.visit}</th>
            {lines.map(({ name, mark }) => (
              <th key={name} scope="col" className={styles.figure}>
                {mark && <b>{mark} </b>}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.map((visit, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: two visits may be of one minute
              key={index}
              visit={visit}
              cells={lines.map((_, line) => textOf(line, index))}
              picked={picked?.visit === index ? picked.line : null}
            />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

interface RowProps {
  readonly visit: string;
  readonly cells: readonly string[];
  readonly picked: number | null;
}

const Row = memo(
  function Row({ visit, cells, picked }: RowProps) {
    return (
      <tr>
        <th scope="row">{visit}</th>
        {cells.map((cell, line) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
            key={line}
            className={styles.figure}
            aria-current={picked === line ? 'true' : undefined}
          >
            {cell}
          </td>
        ))}
      </tr>
    );
  },
  (before, after) =>
    before.visit === after.visit && before.picked === after.picked && listsEqual(before.cells, after.cells),
);
