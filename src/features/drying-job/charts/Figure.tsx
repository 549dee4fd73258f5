import { type ReactNode, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import styles from '../drying-job.module.css';
import { momentText } from '../form.ts';
import type { PartProps } from '../section-props.ts';
import type { Picked, Picking } from './chart-selection.ts';
import { FigureTable } from './FigureTable.tsx';
import { useSeen } from './use-in-view.ts';

interface FigureProps extends Pick<PartProps, 'derived' | 'words' | 'locale'> {
  /** Its number among the drawings, from 1. */
  readonly number: number;
  readonly title: string;
  /** The lines of the drawing, and what each says on each visit; "" where nothing was read. */
  readonly lines: readonly { readonly name: string; readonly mark?: string }[];
  readonly textOf: (line: number, visit: number) => string;
  /** The drawing, once somebody comes near it. */
  readonly draw: (picking: Picking) => ReactNode;
}

/** A drawing with its numbers in a table. The reading that the keys are at stands below it, and is marked in both. */
export function Figure({ number, title, lines, textOf, draw, derived, words, locale }: FigureProps) {
  const [place, isSeen] = useSeen<HTMLElement>();
  const [picked, setPicked] = useState<Picked | null>(null);
  if (lines.length === 0) return null;
  const visits = derived.visits.map(({ at }) => momentText(at, locale));
  const said = ({ line, visit }: Picked) => {
    const { name = '', mark } = lines[line] ?? {};
    const values = {
      visit: t(words.visit.name, { count: visit + 1 }, locale),
      moment: visits[visit] ?? '',
      name: [mark, name].filter(Boolean).join(' '),
      value: textOf(line, visit) || words.verdicts['not-read'],
    };
    return t(words.charts.reading, values, locale);
  };
  const picking = { picked, said: said(picked ?? { line: 0, visit: visits.length - 1 }), pick: setPicked };
  return (
    <figure className={styles.figureBox} ref={place}>
      <figcaption>
        <b>{t(words.charts.figure, { number }, locale)}</b> {title}
      </figcaption>
      {isSeen ? draw(picking) : <div className={`${styles.unseen} no-print`} />}
      <p className={`${styles.picked} no-print`}>{picked ? picking.said : words.charts.keys}</p>
      <FigureTable title={title} lines={lines} visits={visits} picked={picked} textOf={textOf} words={words} />
    </figure>
  );
}
