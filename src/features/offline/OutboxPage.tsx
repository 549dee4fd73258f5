import type { Words } from '#content/en/messages.ts';
import { NoScript } from '../../components/NoScript.tsx';
import { PagePage } from '../../components/pages/PagePage.tsx';
import { Vignette } from '../../components/pictures/Vignette.tsx';
import { useLocale, useMessages, usePath } from '../../i18n/language-context.tsx';
import styles from './OutboxPage.module.css';

/** Messages of the page's script. */
export type WaitingMessages = Omit<Words['waiting'], 'bar' | 'change' | 'remove' | 'tryNow' | 'undo'>;

/** The messages queued on this device. `outbox-page.ts` fills the list from the template. */
export function WaitingPage() {
  return (
    <PagePage page="waiting" parts={{ List, NothingUnsent, NoScript, Vignette: () => <Vignette name="queue" /> }} />
  );
}

/** Leads the page while the list is empty. */
function NothingUnsent() {
  return <span data-nothing-unsent="">{useMessages().waiting.nothing}</span>;
}

function List() {
  const { bar: _, tryNow, undo, change, remove, ...later } = useMessages().waiting;
  const words: WaitingMessages = later;
  const path = usePath();
  return (
    <div
      className={styles.list}
      data-waiting={useLocale().tag}
      data-words={JSON.stringify(words)}
      data-ask-page={path('/ask')}
      data-estimate-page={path('/wtr-connection')}
    >
      <p role="status" className={styles.status} data-waiting-part="status" tabIndex={-1} />
      <ol className={styles.rows} data-waiting-part="list" />
      <template data-waiting-part="row">
        <li>
          <div>
            <b data-row="kind" />
            <p className={styles.text} data-row="text" />
            <p className="small" data-row="state" />
          </div>
          <div className={styles.buttons}>
            <button type="button" className="btn btn-alt" data-row="change">
              {change}
            </button>
            <button type="button" className="btn btn-alt" data-row="remove">
              {remove}
            </button>
          </div>
        </li>
      </template>
      <p className={styles.buttons}>
        <button type="button" className="btn" data-waiting-part="try" hidden>
          {tryNow}
        </button>
        <button type="button" className="btn btn-alt" data-waiting-part="undo" hidden>
          {undo}
        </button>
      </p>
    </div>
  );
}
