import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '#content/i18n/t.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { listsEqual } from '#core/lib/memoize.ts';
import { usePrinting } from '../../records/print.tsx';
import jobStyles from '../drying-job.module.css';
import { momentText } from '../form.ts';
import { type SectionProps, WideTable } from '../JobSection.tsx';
import type { ChartSelection, ChartSelectionProps } from './chart-parts.tsx';
import styles from './charts.module.css';

/** Render distance below the viewport. */
const ahead = '400px';

/** Whether an element came near the viewport or the page was printed; charts of long jobs render only then. */
function useNearViewport<Place extends Element>(): readonly [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: ahead },
    );
    const print = () => flushSync(() => setSeen(true));
    observer.observe(place.current);
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [isSeen]);
  return [place, isSeen];
}

interface FigureTableProps {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly mark?: string }[];
  readonly visits: readonly string[];
  readonly picked: ChartSelection | null;
  readonly textOf: (line: number, visit: number) => string;
  readonly messages: DryingJobMessages;
}

/** A chart's data table, collapsed on screen and complete in print. */
function FigureTable(props: FigureTableProps) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.messages.charts.table}</summary>
      {(isOpen || isPrinting) && <Table {...props} />}
    </details>
  );
}

function Table({ title, lines, visits, picked, textOf, messages }: FigureTableProps) {
  return (
    <WideTable name={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.charts.visit}</th>
            {lines.map(({ name, mark }) => (
              <th key={name} scope="col" className={jobStyles.figure}>
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
            className={jobStyles.figure}
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

interface FigureProps extends Pick<SectionProps, 'derived' | 'messages' | 'locale'> {
  /** Number of the figure, from 1. */
  readonly number: number;
  readonly title: string;
  /** Lines and the text of each value; "" if not read. */
  readonly lines: readonly { readonly name: string; readonly mark?: string }[];
  readonly textOf: (line: number, visit: number) => string;
  readonly draw: (picking: ChartSelectionProps) => ReactNode;
}

/** A chart with its data table. The selected reading shows below and is marked in both. */
export function Figure({ number, title, lines, textOf, draw, derived, messages, locale }: FigureProps) {
  const [place, isSeen] = useNearViewport<HTMLElement>();
  const [picked, setPicked] = useState<ChartSelection | null>(null);
  if (lines.length === 0) return null;
  const visits = derived.visits.map(({ at }) => momentText(at, locale));
  const valueText = ({ line, visit }: ChartSelection) => {
    const { name = '', mark } = lines[line] ?? {};
    const values = {
      visit: t(messages.visit.name, { count: visit + 1 }, locale),
      moment: visits[visit] ?? '',
      name: [mark, name].filter(Boolean).join(' '),
      value: textOf(line, visit) || messages.verdicts['not-read'],
    };
    return t(messages.charts.reading, values, locale);
  };
  const picking = { picked, valueText: valueText(picked ?? { line: 0, visit: visits.length - 1 }), pick: setPicked };
  return (
    <figure className={jobStyles.figureBox} ref={place}>
      <figcaption>
        <b>{t(messages.charts.figure, { number }, locale)}</b> {title}
      </figcaption>
      {isSeen ? draw(picking) : <div className={`${styles.unseen} no-print`} />}
      <p className={`${styles.picked} no-print`}>{picked ? picking.valueText : messages.charts.keys}</p>
      <FigureTable title={title} lines={lines} visits={visits} picked={picked} textOf={textOf} messages={messages} />
    </figure>
  );
}
