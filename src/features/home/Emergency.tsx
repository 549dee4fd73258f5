import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { useLists, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { Message } from '../../i18n/Message.tsx';
import { Sample } from '../../lib/content-renderer/components/Sample.tsx';
import styles from './emergency.module.css';
import { emergencyDrawings } from './emergency-drawings.tsx';

/** What to do when water comes in, before anything else on the page: three steps, then a person, then every step. */
export function Emergency({ title, children }: Words & { readonly title: string }) {
  return (
    <section className={styles.emergency} aria-labelledby="now">
      <div className="wrap">
        <h2 id="now">{title}</h2>
        <ol className={styles.actions}>{children}</ol>
        <Help />
      </div>
    </section>
  );
}

/** One of the first steps. `draws` names its drawing. Throws, and so stops the build, when there is none of that name. */
export function Action({ draws, title, children }: Words & { readonly draws: string; readonly title: string }) {
  const picture = emergencyDrawings[draws];
  if (!picture) throw new Error(`emergency-drawings.tsx draws no "${draws}"`);
  return (
    <li>
      {picture}
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

function Help() {
  const { call, answered, text, allSteps, trust, call911 } = useMessages().screens.home;
  const { emergencySteps } = useLists();
  const locale = useLocale();
  const count = emergencySteps.reduce((sum, { actions }) => sum + actions.length, 0);
  return (
    <div className={styles.help}>
      <a className={`btn btn-alarm ${styles.call}`} href={`tel:${owner.phone.dial}`}>
        <Icon name="phone" />
        <span>
          {t(call, { phone: owner.phone.display }, locale)}
          <small>{answered}</small>
        </span>
      </a>
      <p>
        {owner.phone.takesTexts && (
          <a className="btn btn-alt" href={`sms:${owner.phone.dial}`}>
            <Icon name="message" />
            {text}
          </a>
        )}
        <Link className="btn btn-alt" href="/guides/emergency-checklist">
          {t(allSteps, { count }, locale)}
        </Link>
      </p>
      <p className="small">
        <Message
          words={trust}
          values={{ company: owner.company, town: owner.address.town, call: <a href="tel:911">{call911}</a> }}
        />{' '}
        <Sample of="phone" />
      </p>
    </div>
  );
}
