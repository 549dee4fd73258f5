import { useState } from 'react';
import { say } from '#content/locale/say.ts';
import { blankJobRow } from '#core/drying-job/kept/record.ts';
import styles from '../drying-job.module.css';
import { JobSection } from '../open/JobSection.tsx';
import type { PartProps } from '../open/part.ts';
import { nowOnWall } from './now.ts';
import { VisitForm } from './VisitForm.tsx';

/** The visits as a row of days; one of them is open. The last one is, unless another was chosen. */
export function Visits(props: PartProps) {
  const { record, state, words, locale } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const visits = record.visits.toSorted((one, other) => one.at.localeCompare(other.at));
  const shown = visits.find(({ id }) => id === chosen) ?? visits.at(-1);
  const begin = () => {
    const id = crypto.randomUUID();
    const by = visits.at(-1)?.by || record.site.technician;
    setChosen(id);
    void state.edit({ kind: 'add', table: 'visits', row: { ...blankJobRow('visits', id), at: nowOnWall(), by } });
  };
  return (
    <JobSection name="visits" words={words}>
      {visits.length === 0 && <p>{words.tables.visits.none}</p>}
      <ol className={styles.days}>
        {visits.map(({ id, at }, index) => (
          <li key={id}>
            <button type="button" aria-current={id === shown?.id ? 'true' : undefined} onClick={() => setChosen(id)}>
              {say(words.visit.name, { count: index + 1 }, locale)}
              <small>{at && `${locale.date(at.slice(0, 10))} ${at.slice(11)}`}</small>
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={begin}>
            + {words.tables.visits.add}
          </button>
        </li>
      </ol>
      {shown && <VisitForm {...props} key={shown.id} visit={shown} />}
    </JobSection>
  );
}
