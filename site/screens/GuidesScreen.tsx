import { additionalResources, guideGroups } from '#content/en/lists/shelf/guide-groups.ts';
import { Crumbs } from '../document/GuidePage.tsx';
import { Card, Cards } from '../document/parts.tsx';
import { CallBanner } from '../parts/calling/CallBanner.tsx';
import { Spread } from '../parts/pictures/Spread.tsx';
import styles from './GuidesScreen.module.css';
import { type GuideCard, guidesOf } from './guide-shelf.ts';

/** The contents page of the manual: four shelves of two guides each. */
export function GuidesScreen() {
  return (
    <div className="wrap">
      <Crumbs crumbs={[{ path: '/', label: 'Home' }]} title="Guides" />
      <h1>Guides</h1>
      <p className="lede">Eight guides on four shelves. Water running now? Take the emergency checklist first.</p>
      <p>
        <a className="btn btn-alarm" href="/guides/emergency-checklist">
          Open the emergency checklist
        </a>
      </p>
      {guideGroups.map((group) => (
        <Spread key={group.id} id={group.id} title={group.title} aside={group.description}>
          <ul className={styles.shelf}>
            {guidesOf(group).map((guide) => (
              <Guide key={guide.link} guide={guide} />
            ))}
          </ul>
        </Spread>
      ))}
      <Spread id="more" title="Additional resources">
        <Cards>
          {additionalResources.map(({ title, description, link }) => (
            <Card key={link} href={link} title={title}>
              <p>{description}</p>
            </Card>
          ))}
        </Cards>
      </Spread>
      <CallBanner />
    </div>
  );
}

function Guide({ guide: { title, description, link, badge, badgeColor } }: { readonly guide: GuideCard }) {
  return (
    <li>
      <span className={`tag ${styles[badgeColor]}`}>{badge}</span>
      <h3>
        <a href={link}>{title}</a>
      </h3>
      <p>{description}</p>
    </li>
  );
}
