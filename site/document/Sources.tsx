import { Fragment } from 'react';
import { ranks } from '#content/ledger/sources/source.ts';
import { type SourceId, sources } from '#content/ledger/sources.ts';
import { say } from '#content/locale/say.ts';
import { usePageRecord } from './page/page-record.tsx';
import styles from './page/parts.module.css';
import { useSpeaks } from './page/use-speaks.ts';
import { standingOf, usualDayOf } from './tree/standing-of.ts';

interface Cited {
  readonly id: SourceId;
  /** Its number on this page. */
  readonly number: number;
}

/** What the page rests on: folded, counted, and in the order of who says it. Stands after everything that cites. */
export function Sources() {
  const cited = usePageRecord()
    .cited()
    .map((id, index) => ({ id, number: index + 1 }));
  const { words, locale } = useSpeaks();
  const usualDay = usualDayOf(cited.map(({ id }) => sources[id]));
  if (cited.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <details>
        <summary>
          <h2 id="sources">{words.sources}</h2>
          <span>{say(words.sourcesCount, { count: cited.length }, locale)}</span>
        </summary>
        {usualDay && <p>{say(words.sourcesNote, { date: usualDay }, locale)}</p>}
        {ranks.map((rank) => (
          <Group
            key={rank}
            title={words.rankTitle[rank]}
            cited={cited.filter(({ id }) => sources[id].rank === rank)}
            usualDay={usualDay}
          />
        ))}
      </details>
    </section>
  );
}

interface GroupProps {
  readonly title: string;
  readonly cited: readonly Cited[];
  readonly usualDay: string | undefined;
}

function Group({ title, cited, usualDay }: GroupProps) {
  if (cited.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ol>
        {cited.map((source) => (
          <Entry key={source.id} {...source} usualDay={usualDay} />
        ))}
      </ol>
    </>
  );
}

function Entry({ id, number, usualDay }: Cited & Pick<GroupProps, 'usualDay'>) {
  const { organisation, title, url } = sources[id];
  // Its rank stands above it.
  const [, ...standing] = standingOf(sources[id], useSpeaks(), usualDay);
  return (
    <li id={`s${number}`}>
      {organisation}, <a href={url}>{title}</a>
      {standing.map((part) => (
        <Fragment key={part}>
          , <span>{part}</span>
        </Fragment>
      ))}
    </li>
  );
}
