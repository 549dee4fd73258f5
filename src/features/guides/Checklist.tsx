import { wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { CheckGroup, Checklist as List } from '../../lib/content-renderer/ast/blocks.ts';
import { factsOfLine } from '../../lib/content-renderer/ast/sources.ts';
import { LineText } from '../../lib/content-renderer/components/Inlines.tsx';
import { inOrder } from '../../lib/content-renderer/components/in-order.ts';
import { GroupSources } from '../../lib/content-renderer/components/Sources.tsx';
import { useRenderContext } from '../../lib/content-renderer/components/use-render-context.ts';
import styles from './checklist.module.css';

/** A checklist. Works without script; `checklist.ts` stores the ticks, counts what is missing, clears and prints it. */
export function Checklist({ list: { record, groups, allMustHold, printsAlone } }: { readonly list: List }) {
  const { words, locale } = useRenderContext();
  const { missing, complete, done, kept, ...labels } = words.checklist;
  const count = groups.reduce((sum, group) => sum + group.checks.length, 0);
  return (
    <div
      className={`${styles.list} ${printsAlone ? styles.sheet : ''}`}
      data-checklist={record}
      data-missing={allMustHold ? missing : done}
      data-complete={allMustHold ? complete : undefined}
      data-note={kept}
    >
      <p className={styles.count} role="status" data-count="">
        {t(allMustHold ? labels.allMustHold : labels.steps, { count }, locale)}
      </p>
      {inOrder(groups, (group) => (
        <BoxGroup group={group} isQuiet={printsAlone} />
      ))}
      <p className={`${styles.tools} no-print`}>
        <button type="button" className="btn btn-alt" data-clear="">
          {labels.clear}
        </button>{' '}
        <button type="button" className="btn btn-alt" data-print="">
          {labels.print}
        </button>
      </p>
    </div>
  );
}

/** `isQuiet`: without source numbers in the steps, which are read in an emergency; the sources are below the group. */
function BoxGroup({ group, isQuiet }: { readonly group: CheckGroup; readonly isQuiet: boolean }) {
  const { title, checks, tone, when } = group;
  return (
    <div className={`${styles.group} ${styles[tone] ?? ''}`} data-tone={tone}>
      {when && <p className={styles.when}>{when}</p>}
      <h3>{title}</h3>
      <ul>
        {inOrder(checks, (check) => (
          <li>
            <label>
              <input type="checkbox" />
              <span>{isQuiet ? wordsOf(check) : <LineText line={check} />}</span>
            </label>
          </li>
        ))}
      </ul>
      {isQuiet && <GroupSources facts={checks.flatMap(factsOfLine)} />}
    </div>
  );
}
