import { Fragment } from 'react';
import { type SourceId, sources } from '#content/facts/sources/all-sources.ts';
import { ranks } from '#content/facts/sources/source.ts';
import { t } from '#content/i18n/t.ts';
import { mostCommonReadDate, sourceStatus } from '../ast/sources.ts';
import { SourceMark } from './Claim.tsx';
import { usePageRecord } from './page-record.tsx';
import styles from './sources.module.css';
import { useRenderContext } from './use-render-context.ts';

/** The page's sources: collapsed, counted, grouped by rank. Must be rendered after everything that cites. */
export function Sources() {
  const cited = usePageRecord().cited();
  const { words, locale } = useRenderContext();
  if (cited.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <details>
        <summary>
          <h2 id="sources">{words.sources}</h2>
          <span>{t(words.sourcesCount, { count: cited.length }, locale)}</span>
        </summary>
        <SourceLists cited={cited} />
      </details>
    </section>
  );
}

interface Cited {
  readonly id: SourceId;
  /** Its number on this page. */
  readonly number: number;
}

interface ListsProps {
  readonly cited: readonly SourceId[];
  /** Level of the headings above the lists. */
  readonly level?: 2 | 3;
}

function SourceLists({ cited: ids, level = 3 }: ListsProps) {
  const cited = ids.map((id, index) => ({ id, number: index + 1 }));
  const { words, locale } = useRenderContext();
  const usualDay = mostCommonReadDate(ids.map((id) => sources[id]));
  return (
    <>
      {usualDay && <p>{t(words.sourcesNote, { date: usualDay }, locale)}</p>}
      {ranks.map((rank) => (
        <Group
          key={rank}
          title={words.rankTitle[rank]}
          level={level}
          cited={cited.filter(({ id }) => sources[id].rank === rank)}
          usualDay={usualDay}
        />
      ))}
    </>
  );
}

interface GroupProps extends Required<Pick<ListsProps, 'level'>> {
  readonly title: string;
  readonly cited: readonly Cited[];
  readonly usualDay: string | undefined;
}

function Group({ title, cited, usualDay, level }: GroupProps) {
  const Heading = `h${level}` as const;
  if (cited.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <ol>
        {cited.map((source) => (
          <Entry key={source.id} {...source} usualDay={usualDay} />
        ))}
      </ol>
    </>
  );
}

/** Sources are in English and marked so on other pages; their status is in the page's language. */
function Entry({ id, number, usualDay }: Cited & Pick<GroupProps, 'usualDay'>) {
  const { organisation, title, url } = sources[id];
  const speaks = useRenderContext();
  const isForeign = speaks.locale.code !== 'en';
  // The heading names the rank.
  const [, ...status] = sourceStatus(sources[id], speaks, usualDay);
  return (
    <li id={`s${number}`} lang={isForeign ? 'en' : undefined}>
      {organisation}, <a href={url}>{title}</a>
      {status.map((part) => (
        <Fragment key={part}>
          , <span lang={isForeign ? speaks.locale.code : undefined}>{part}</span>
        </Fragment>
      ))}
    </li>
  );
}

/** The sources of all lines of a group, shown below it. */
export function GroupSources({ facts }: { readonly facts: readonly string[] }) {
  const { words } = useRenderContext();
  if (facts.length === 0) return null;
  return (
    <p className={styles.from} data-sources="">
      {words.sources} <SourceMark facts={facts} />
    </p>
  );
}
