import { memo, useEffect, useRef } from 'react';
import { t } from '#content/i18n/t.ts';
import type { PointFigures } from '#core/drying-job/point-history.ts';
import { listsEqual } from '#core/lib/memoize.ts';
import styles from '../drying-job.module.css';
import { markOf } from '../job-mark.ts';
import { sameParts } from '../same-parts.ts';
import type { PartProps } from '../section-props.ts';
import { headsOf, type PointRow, rowOf, signs, statusText, toGoalText } from './reading-grid.ts';

interface GridProps extends PartProps {
  /** The visit that is open. */
  readonly shown: string;
}

/** Points by visits: the readings of the days before, beside what is typed. It scrolls in its own frame, and begins at the open visit. */
function PointsByVisits({ record, derived, words, locale, form, shown }: GridProps) {
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
  const heads = headsOf(
    visits.map(({ at }) => at),
    locale,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.readings} aria-label={words.visit.readings} tabIndex={0} ref={frame}>
      <table>
        <caption className="hidden">{words.visit.readings}</caption>
        <thead>
          <tr>
            <th scope="col">{words.report.columns.point}</th>
            {visits.map(({ id }, at) => (
              <th key={id} scope="col" aria-current={at === openAt ? 'true' : undefined}>
                <span className="hidden">{t(words.visit.name, { count: at + 1 }, locale)}, </span>
                {heads[at]}
              </th>
            ))}
            <th scope="col">{words.visit.toGoal}</th>
          </tr>
        </thead>
        <tbody>
          {record.points.map(({ id }, at) => (
            <Row
              key={id}
              mark={markOf(at)}
              name={form.nameOf(record, 'points', id)}
              cells={rowOf(id, visits)}
              openAt={openAt}
              words={words}
              locale={locale}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const ReadingGrid = memo(PointsByVisits, sameParts({ record: ['points'], derived: ['visits'] }));

interface RowProps extends Pick<PartProps, 'words' | 'locale'> {
  readonly mark: string;
  readonly name: string;
  readonly cells: PointRow;
  readonly openAt: number;
}

const Row = memo(
  function Row({ mark, name, cells, openAt, words, locale }: RowProps) {
    const standing = statusText(cells)?.verdict;
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
            {figures && figures.value !== null && <Sign verdict={figures.verdict} words={words} />}
          </td>
        ))}
        <td data-verdict={standing}>
          {toGoalText(cells, words, locale)}
          {standing === 'dry' && <i aria-hidden="true">{signs.dry}</i>}
        </td>
      </tr>
    );
  },
  ({ cells: before, ...one }, { cells: after, ...other }) =>
    listsEqual(before, after) && listsEqual(Object.values(one), Object.values(other)),
);

/** Dry and rising are told by a sign beside the color, and by a word to whoever hears the page. */
function Sign({ verdict, words }: Pick<RowProps, 'words'> & Pick<PointFigures, 'verdict'>) {
  const sign = signs[verdict];
  if (!sign) return null;
  return (
    <>
      <i aria-hidden="true">{sign}</i>
      <span className="hidden">, {words.verdicts[verdict]}</span>
    </>
  );
}
