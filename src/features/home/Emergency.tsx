import type { ReactNode } from 'react';
import { t } from '#content/i18n/t.ts';
import { owner, ownerPlace } from '#content/owner.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { useLanguage, useLists, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { Message } from '../../i18n/Message.tsx';
import drawing from '../../lib/figures/shared/drawing.module.css';
import styles from './emergency.module.css';

/** Drawings of the first steps, hidden from screen readers: the text says the same. */
const emergencyDrawings: Readonly<Record<string, ReactNode>> = {
  out: (
    <Field>
      <path className={drawing.water} d="M10 12Q28 31 48 12Z" />
      <path className={drawing.line} d="M3 5H89M3 12H10Q28 31 48 12H89M3 70H89M68 70V24H86V70" />
      <path className={drawing.flow} d="M29 25v5M24 28v4" />
      <circle className={drawing.body} cx="46" cy="36" r="5" />
      <path className={drawing.line} d="M45 41 43 55 36 69M43 55 52 61 52 69M45 45 54 50M45 45 37 51" />
      <path className={styles.arrow} d="M58 44H76M71 39l6 5-6 5" />
    </Field>
  ),
  power: (
    <Field>
      <path className={drawing.water} d="M3 61H27Q30 66 31 70H3Z" />
      <path className={drawing.line} d="M3 70H89M63 9H77V25H63ZM54 4H86V46H54Z" />
      <path className={drawing.fine} d="M60 30H80M60 36H80M60 41H80M31 56H57M31 53v6M57 53v6" />
      <path className={styles.arrow} d="M46 8V26M42 22 46 27l4-5M70 16v7" />
      <path className={drawing.body} d="M57 69v-9h6l7 6v3zM74 69v-9h6l7 6v3z" />
    </Field>
  ),
  valve: (
    <Field>
      <path className={drawing.water} d="M3 50H38V62H3Z" />
      <path className={drawing.line} d="M3 50H89M3 62H89M46 45V34" />
      <path className={drawing.body} d="M36 45H56V67H36Z" />
      <path className={drawing.dash} d="M48 32H84" />
      <path className={styles.lever} d="M43 35V5H49V35Z" />
      <path className={styles.arrow} d="M78 25A32 32 0 0 0 58 7M64 5 57 6l3 7" />
    </Field>
  ),
};

function Field({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 92 76" aria-hidden="true">
      {children}
    </svg>
  );
}

/** What to do when water comes in, first on the page: three steps, the phone number, and a link to all steps. */
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

/** One of the first steps. `draws` names its drawing; an unknown name throws and stops the build. */
export function Action({ draws, title, children }: Words & { readonly draws: string; readonly title: string }) {
  const picture = emergencyDrawings[draws];
  if (!picture) throw new Error(`There is no emergency drawing "${draws}"`);
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
          values={{
            company: owner.company,
            town: ownerPlace(useLanguage(), 'town'),
            call: <a href="tel:911">{call911}</a>,
          }}
        />
      </p>
    </div>
  );
}
