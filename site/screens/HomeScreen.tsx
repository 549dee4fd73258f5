import { featured, firstTwoHours, type HomeCard, hubs, tools } from '#content/en/lists/company/home.ts';
import { credentials } from '#content/en/lists/professionals/credentials.ts';
import { sources } from '#content/ledger/sources.ts';
import { owner } from '#content/owner.ts';
import { Sources } from '../document/Claim.tsx';
import { Figure } from '../document/Figure.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Card, Cards, Steps } from '../document/parts.tsx';
import { Words } from '../document/Words.tsx';
import { CallBanner } from '../parts/calling/CallBanner.tsx';
import { listed } from '../parts/lists/listed.ts';
import { Spread } from '../parts/pictures/Spread.tsx';
import styles from './HomeScreen.module.css';

/** The front page: what to do now, where to read on, who writes this, and whom to call. */
export function HomeScreen() {
  return (
    <NumberedPage>
      <Hero />
      <FirstTwoHours />
      <div className="wrap">
        <Spread id="read-first" title="Read first">
          <HomeCards cards={featured} />
        </Spread>
        <WhoWeAre />
        <Hubs />
        <Spread id="take" title="Watch, carry, ask">
          <HomeCards cards={tools} />
        </Spread>
        <ServiceArea />
        <CallBanner />
        <Sources />
      </div>
    </NumberedPage>
  );
}

function Hero() {
  return (
    <div className={`wrap ${styles.hero}`}>
      <div>
        <h1>Know what the water did, and what to do next.</h1>
        <p className="lede">
          Guides, calculators and a damage assessment from people who dry houses for a living in the Texas Hill Country.
        </p>
        <p className={styles.buttons}>
          <a className="btn" href="/guides">
            Read the guides
          </a>
          <a className="btn btn-alt" href="/videos">
            Watch the {owner.channel.name}
          </a>
        </p>
        <p className={styles.now}>
          Water on the floor now? <a href="/guides/emergency-checklist">Start with the checklist.</a>
        </p>
      </div>
      <Figure name="wall-climb" />
    </div>
  );
}

function FirstTwoHours() {
  return (
    <section className={styles.band} aria-labelledby="first-two-hours">
      <div className="wrap">
        <h2 id="first-two-hours">The first two hours</h2>
        <div className={styles.columns}>
          {firstTwoHours.map(({ priority, time, title, actions }) => (
            <Steps key={priority} priority={priority} time={time} title={title}>
              <ul className={styles.plain}>
                {actions.map((action) => (
                  <li key={action.words}>
                    <Words line={action} />
                  </li>
                ))}
              </ul>
            </Steps>
          ))}
        </div>
        <p className={styles.more}>
          <a href="/guides/emergency-checklist">Open the full checklist, with boxes to tick</a>
        </p>
      </div>
    </section>
  );
}

function HomeCards({ cards }: { readonly cards: readonly HomeCard[] }) {
  return (
    <Cards>
      {cards.map(({ kicker, title, description, link }) => (
        <Card key={link} href={link} title={title} badge={kicker}>
          <p>{description}</p>
        </Card>
      ))}
    </Cards>
  );
}

function WhoWeAre() {
  const stats: readonly (readonly [figure: string, words: string])[] = [
    ['24/7', `The emergency line is answered at any hour: ${owner.phone.display}.`],
    [String(Object.keys(sources).length), 'Pages read and listed as sources, each with the day on which we read it.'],
    [String(credentials.length), 'Credentials named on the About page, each with a way for you to check it.'],
    [String(owner.towns.length), `Towns served, in ${listed(owner.counties)} counties.`],
  ];
  return (
    <Spread id="who" title="Who writes this" aside={<a href="/about">About the field team</a>}>
      <p className={styles.statement}>
        This manual is the teaching arm of {owner.company} in {owner.address.town}. The people who set the machines
        write the pages.
      </p>
      <p>
        A number here stands with its source, or the page says that it is our own rule of thumb. Where the two differ,
        you see both and which is which. Everything is free, needs no account and sets no cookie.
      </p>
      <dl className={styles.stats}>
        {stats.map(([figure, words]) => (
          <div key={words}>
            <dt>{figure}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Spread>
  );
}

function Hubs() {
  return (
    <Spread id="index" title="Find your page">
      <ul className={styles.index}>
        {hubs.map(({ kicker, title, description, link }) => (
          <li key={link}>
            <a href={link}>
              <span className={styles.tab} aria-hidden="true">
                {kicker}
              </span>
              <span>
                <strong>{title}</strong>
                <span className={styles.note}>{description}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Spread>
  );
}

function ServiceArea() {
  return (
    <Spread id="service-area" title="Where we work" aside={<a href="/wtr-connection">WTR Connection</a>}>
      <div className={styles.area}>
        <ul className={styles.towns}>
          {owner.towns.map((town) => (
            <li key={town}>{town}</li>
          ))}
        </ul>
        <Figure name="service-map" />
      </div>
    </Spread>
  );
}
