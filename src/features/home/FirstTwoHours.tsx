import { t } from '#content/i18n/t.ts';
import { useLists, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { factsOfLine } from '../../lib/content-renderer/ast/sources.ts';
import { Steps } from '../../lib/content-renderer/components/mdx-components.tsx';
import { GroupSources } from '../../lib/content-renderer/components/Sources.tsx';
import drawing from '../../lib/figures/shared/drawing.module.css';
import styles from './first-two-hours.module.css';

/** Boundaries of the columns, in minutes. */
const edges = [0, 30, 60, 120];

/** The actions of the first two hours in three columns, without source numbers for quick reading. */
export function FirstTwoHours() {
  return (
    <>
      <Level />
      <div className={styles.columns}>
        {useLists().firstTwoHours.map(({ priority, time, title, actions }) => (
          <Steps key={priority} priority={priority} time={time} title={title}>
            <ul>
              {actions.map((action) => (
                <li key={action.words}>{action.words}</li>
              ))}
            </ul>
            <GroupSources facts={actions.flatMap(factsOfLine)} />
          </Steps>
        ))}
      </div>
    </>
  );
}

/** A sketch of the water level over the three columns, on wide screens. */
function Level() {
  const { minutes, hours, valveShut, waterOut } = useMessages().screens.home.level;
  const locale = useLocale();
  return (
    <div className={styles.level} aria-hidden="true">
      {edges.map((count) => (
        <b key={count}>{count < 60 ? t(minutes, { count }, locale) : t(hours, { count: count / 60 }, locale)}</b>
      ))}
      <span>{valveShut}</span>
      <span>{waterOut}</span>
      <svg className={drawing.drawing} viewBox="0 0 1136 50" preserveAspectRatio="none" aria-hidden="true">
        <path className={drawing.water} d="M0 46Q90 40 300 4H852C940 4 980 44 1060 46L1136 47V50H0Z" />
      </svg>
    </div>
  );
}
