import { useState } from 'react';
import { rowsOf } from '#core/loss-record/edit.ts';
import { tableNames } from '#core/loss-record/shape.ts';
import styles from '../records/record.module.css';
import { anchorOf, type SectionTitle } from './Section.tsx';
import { goTo } from './scroll-to-section.ts';
import type { PartProps } from './section-props.ts';

/** In the order of the page. */
const parts = [
  'story',
  'policy',
  'rooms',
  'photos',
  'things',
  'costs',
  'calls',
  'drying',
  'claim',
] as const satisfies readonly SectionTitle[];

/**
 * The way to each part of a long page, with how much is in it. In a record that begins it is folded: ten lines that say
 * nothing would stand before the first field. It stays folded until the record is opened again, so that nothing jumps.
 */
export function Parts({ record, words, locale }: Pick<PartProps, 'record' | 'words' | 'locale'>) {
  const [isFilled] = useState(() => tableNames.some((table) => rowsOf(record, table).length > 0));
  return (
    <nav className={`${styles.parts} no-print`} aria-label={words.parts}>
      <details open={isFilled}>
        <summary>{words.parts}</summary>
        <ul>
          {parts.map((part) => {
            const table = tableNames.find((each) => each === part);
            const count = table ? rowsOf(record, table).length : 0;
            return (
              <li key={part}>
                <button type="button" onClick={() => goTo(anchorOf(part))}>
                  {words.sections[part].title} {count > 0 && <b>{locale.number(count)}</b>}
                </button>
              </li>
            );
          })}
          <li>
            <button type="button" onClick={() => goTo('record-send')}>
              {words.out.title}
            </button>
          </li>
        </ul>
      </details>
    </nav>
  );
}
