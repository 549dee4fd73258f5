import { memo, useEffect, useRef } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import type { PointFigures } from '#core/drying-job/point-history.ts';
import type { VisitFigures } from '#core/drying-job/visits.ts';
import { listsEqual, memoize } from '#core/lib/memoize.ts';
import { clockText, dayText, pointLetter } from '../form.ts';
import { type SectionProps, sameSectionProps } from '../JobSection.tsx';
import styles from './reading-grid.module.css';

/** A point by visit; null where it did not exist. */
type PointRow = readonly (PointFigures | null)[];

const byPoint = memoize(({ points }: VisitFigures): ReadonlyMap<string, PointFigures> => {
  return new Map(points.map((figures) => [figures.pointId, figures]));
});

function rowOf(point: string, visits: readonly VisitFigures[]): PointRow {
  return visits.map((visit) => byPoint(visit).get(point) ?? null);
}

/** Signs that repeat what color shows. */
const signs: Readonly<Partial<Record<PointFigures['verdict'], string>>> = {
  dry: '✓',
  rising: '↑',
  stalled: '→',
};

/** The point's figures on the last visit that read or removed it. */
export function statusText(row: PointRow): PointFigures | null {
  return row.findLast((each) => each !== null && (each.value !== null || each.verdict === 'removed')) ?? null;
}

/** Distance to the goal, or why there is none; "" before the first reading. */
export function toGoalText(row: PointRow, { verdicts }: DryingJobMessages, locale: Locale): string {
  const last = statusText(row);
  if (!last) return '';
  if (last.verdict === 'dry' || last.verdict === 'removed') return verdicts[last.verdict];
  return last.aboveGoal === null ? verdicts['no-goal'] : `+${locale.upTo(last.aboveGoal)}`;
}

/** Heading of each visit: its day, with the time if another visit is on the same day. */
export function visitHeads(moments: readonly string[], locale: Locale): readonly string[] {
  const days = moments.map((at) => dayText(at, locale));
  return days.map((day, at) => {
    const isShared = days.some((other, index) => index !== at && other === day);
    return isShared ? `${day} ${clockText(moments[at] ?? '', locale)}` : day;
  });
}

interface GridProps extends SectionProps {
  readonly shown: string;
}

/** Table of points by visits, scrolled to the open visit. */
function ReadingTable({ record, derived, messages, locale, form, shown }: GridProps) {
  const { visits } = derived;
  const frame = useRef<HTMLElement>(null);
  const openAt = visits.findIndex(({ id }) => id === shown);
  const isLast = openAt === visits.length - 1;
  useEffect(() => {
    const open = frame.current?.querySelector<HTMLElement>('[aria-current]');
    if (!frame.current || !open) return;
    const { scrollWidth, clientWidth } = frame.current;
    frame.current.scrollLeft = isLast ? scrollWidth : open.offsetLeft + open.offsetWidth - clientWidth;
  }, [isLast]);
  const heads = visitHeads(
    visits.map(({ at }) => at),
    locale,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.readings} aria-label={messages.visit.readings} tabIndex={0} ref={frame}>
      <table>
        <caption className="hidden">{messages.visit.readings}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.report.columns.point}</th>
            {visits.map(({ id }, at) => (
              <th key={id} scope="col" aria-current={at === openAt ? 'true' : undefined}>
                <span className="hidden">{t(messages.visit.name, { count: at + 1 }, locale)}, </span>
                {heads[at]}
              </th>
            ))}
            <th scope="col">{messages.visit.toGoal}</th>
          </tr>
        </thead>
        <tbody>
          {record.points.map(({ id }, at) => (
            <Row
              key={id}
              mark={pointLetter(at)}
              name={form.nameOf(record, 'points', id)}
              cells={rowOf(id, visits)}
              openAt={openAt}
              messages={messages}
              locale={locale}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const ReadingGrid = memo(ReadingTable, sameSectionProps({ record: ['points'], derived: ['visits'] }));

interface RowProps extends Pick<SectionProps, 'messages' | 'locale'> {
  readonly mark: string;
  readonly name: string;
  readonly cells: PointRow;
  readonly openAt: number;
}

const Row = memo(
  function Row({ mark, name, cells, openAt, messages, locale }: RowProps) {
    const status = statusText(cells)?.verdict;
    return (
      <tr>
        <th scope="row">
          <span>
            <b>{mark}</b> {name}
          </span>
        </th>
        {cells.map((figures, at) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
            key={at}
            data-verdict={figures?.verdict}
            data-open={at === openAt || undefined}
          >
            {figures && figures.value !== null && locale.upTo(figures.value)}
            {figures && figures.value !== null && <Sign verdict={figures.verdict} messages={messages} />}
          </td>
        ))}
        <td data-verdict={status}>
          {toGoalText(cells, messages, locale)}
          {status === 'dry' && <i aria-hidden="true">{signs.dry}</i>}
        </td>
      </tr>
    );
  },
  ({ cells: before, ...one }, { cells: after, ...other }) =>
    listsEqual(before, after) && listsEqual(Object.values(one), Object.values(other)),
);

/** A sign beside the color, and a word for screen readers. */
function Sign({ verdict, messages }: Pick<RowProps, 'messages'> & Pick<PointFigures, 'verdict'>) {
  const sign = signs[verdict];
  if (!sign) return null;
  return (
    <>
      <i aria-hidden="true">{sign}</i>
      <span className="hidden">, {messages.verdicts[verdict]}</span>
    </>
  );
}
