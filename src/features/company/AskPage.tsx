import type { MDXComponents } from 'mdx/types.js';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import type { Urgency } from '#contract/question-form.ts';
import { Link } from '../../components/Link.tsx';
import { PagePage } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { useLists, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { isPageName } from '../../lib/routes/page.ts';
import { AskForm } from '../contact/AskForm.tsx';
import { VideoScript } from '../videos/Storyboard.tsx';
import styles from './ask.module.css';

const parts: MDXComponents = { Answered, AnswerTimes, Banner, CallLink, FormAndContact, Part };

/** The ask page: emergency banner, form, answer times, direct contact, frequent questions. */
export function AskPage() {
  return <PagePage page="ask" parts={parts} />;
}

function Banner({ children }: Words) {
  return <p className={styles.banner}>{children}</p>;
}

function CallLink({ children }: Words) {
  return <a href={`tel:${owner.phone.dial}`}>{children}</a>;
}

function FormAndContact({ label, children }: Words & { readonly label: string }) {
  return (
    <div className={styles.columns}>
      <AskForm />
      <aside className={styles.side} aria-label={label}>
        {children}
        <PhotosToSend />
      </aside>
    </div>
  );
}

/** Which photos help, in three drawings: those of the video about them. */
function PhotosToSend() {
  const video = useLists().recentVideos.find(({ script }) => script?.board === 'claim-photos');
  if (!video?.script) return null;
  return (
    <Part id="photos-to-send" title={video.title}>
      <VideoScript script={video.script} />
    </Part>
  );
}

function Part({ id, title, children }: Words & { readonly id: string; readonly title: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const order: readonly Urgency[] = ['emergency', 'urgent', 'normal'];

function AnswerTimes() {
  const { urgencyWords } = useLists();
  const { within } = useMessages().screens.ask;
  const locale = useLocale();
  return (
    <dl className={styles.times}>
      {order.map((urgency) => (
        <div key={urgency}>
          <dt>{urgencyWords[urgency]}</dt>
          <dd>{t(within, { count: owner.promises.answerHours[urgency] }, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Answered() {
  const { answeredQuestions, categoryWords } = useLists();
  return (
    <ul className={styles.answered}>
      {answeredQuestions.map(({ id, question, category, answered, preview, link }) => (
        <li key={id}>
          <p className={styles.meta}>
            <span className="tag">{categoryWords[category]}</span> {answered}
          </p>
          <h3>{isPageName(link) ? <Link href={link}>{question}</Link> : question}</h3>
          <p>{preview}</p>
        </li>
      ))}
    </ul>
  );
}
