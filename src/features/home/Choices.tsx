import type { HomeCard } from '#content/en/lists/home.ts';
import { t } from '#content/i18n/t.ts';
import { Link } from '../../components/Link.tsx';
import { useLists, useLocale } from '../../i18n/language-context.tsx';
import { thumbnailOf } from '../../lib/figures/shared/thumbnails.ts';
import { Panels } from '../../lib/figures/thermal-versus-moisture.tsx';
import { useAllGuides } from '../guides/guide-list.ts';
import { CostPicture, takePictures } from './choice-pictures.tsx';
import styles from './choices.module.css';

/** What to read first: a story as the lead, two pages beside it. */
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

/** Four pages by what the reader came for, each with its drawing. */
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

/** What to watch, to carry and to ask. */
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

/** The small drawing that stands for a page: asked for only when it comes near. */
function Thumbnail({ page }: { readonly page: string }) {
  const address = thumbnailOf(page);
  return address ? <img src={address} alt="" width="176" height="122" loading="lazy" /> : <CostPicture />;
}
