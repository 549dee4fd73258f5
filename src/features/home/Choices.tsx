import type { ReactNode } from 'react';
import type { HomeCard } from '#content/en/lists/home.ts';
import { t } from '#content/i18n/t.ts';
import { Link } from '../../components/Link.tsx';
import { useLists, useLocale } from '../../i18n/language-context.tsx';
import drawing from '../../lib/figures/shared/drawing.module.css';
import { thumbnailOf } from '../../lib/figures/shared/thumbnails.ts';
import { Panels } from '../../lib/figures/thermal-versus-moisture.tsx';
import type { PageName } from '../../lib/routes/addresses.ts';
import { useAllGuides } from '../guides/guide-list.ts';
import styles from './choices.module.css';

/** A range of prices over a line, with the middle marked. */
function CostPicture() {
  return (
    <svg viewBox="0 0 80 56" aria-hidden="true">
      <path className={drawing.fine} d="M4 44H76M4 40v8M40 40v8M76 40v8" />
      <path className={drawing.deep} d="M18 18H60v14H18z" />
      <path className={drawing.line} d="M36 12v26" />
    </svg>
  );
}

/** Icons of the pages to watch, download and ask. */
const takePictures: Readonly<Partial<Record<string, ReactNode>>> = {
  '/videos': <Sign d="M4 10H52V44H4ZM23 19v16l14-8ZM4 50H52M16 47v6" />,
  '/resources': <Sign d="M4 18H52V48H4ZM20 18V9H36v9M4 30H52M24 27h8v7h-8z" />,
  '/damage-assessment': <Sign d="M6 6H50V38H26L15 49V38H6ZM14 17H42M14 26H34" />,
} satisfies Partial<Record<PageName, ReactNode>>;

function Sign({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Featured pages: one story as the lead, others beside it. */
export function ReadFirst() {
  const [story, ...others] = useLists().featured;
  return (
    <div className={styles.lead}>
      {story && <Story card={story} />}
      <ul className={styles.minis}>
        {others.map((card) => (
          <li key={card.link}>
            <Thumbnail page={card.link} />
            <div>
              <p className={styles.kicker}>{card.kicker}</p>
              <Title card={card} />
              <p>{card.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Story({ card }: { readonly card: HomeCard }) {
  return (
    <div className={styles.story}>
      <div className={styles.plate}>
        <Panels />
      </div>
      <p className={styles.kicker}>{card.kicker}</p>
      <Title card={card} />
      <p>{card.description}</p>
    </div>
  );
}

/** The main pages by the visitor's purpose, each with its drawing. */
export function Index() {
  const { hubs, guideGroups } = useLists();
  const locale = useLocale();
  const counts = { guides: useAllGuides().length, shelves: guideGroups.length };
  return (
    <ul className={styles.index}>
      {hubs.map((card) => (
        <li key={card.link}>
          <Thumbnail page={card.link} />
          <div>
            <Title card={card} />
            <p>{t(card.description, counts, locale)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Pages to watch, download and ask. */
export function Take() {
  return (
    <ul className={styles.take}>
      {useLists().tools.map((card) => (
        <li key={card.link}>
          {takePictures[card.link]}
          <div>
            <Title card={card} />
            <p>{card.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Title({ card: { title, link } }: { readonly card: HomeCard }) {
  return (
    <h3>
      <Link href={link}>{title}</Link>
    </h3>
  );
}

function Thumbnail({ page }: { readonly page: string }) {
  const address = thumbnailOf(page);
  return address ? <img src={address} alt="" width="176" height="122" loading="lazy" /> : <CostPicture />;
}
