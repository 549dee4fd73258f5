import { rowsOf } from '#core/loss-record/edit.ts';
import { tableNames } from '#core/loss-record/shape.ts';
import styles from '../../record/record.module.css';
import { goTo } from './go-to.ts';
import type { PartProps } from './part.ts';
import { anchorOf, type SectionTitle } from './Section.tsx';

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

/** The way to each part of a long page, with how much is in it. */
export function Parts({ record, words, locale }: Pick<PartProps, 'record' | 'words' | 'locale'>) {
  return (
    <nav className={styles.parts} aria-label={words.parts}>
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
    </nav>
  );
}
