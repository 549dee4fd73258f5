import { callNow, callSoon, visit, whyChoose } from '#content/en/lists/company/wtr-connection.ts';
import { type Line, wordsOf } from '#content/ledger/sourced.ts';
import { owner } from '#content/owner.ts';
import { Sources } from '../document/Claim.tsx';
import { Figure } from '../document/Figure.tsx';
import { Crumbs } from '../document/GuidePage.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Cards } from '../document/parts.tsx';
import { Words } from '../document/Words.tsx';
import { ContactBlock } from '../parts/calling/ContactBlock.tsx';
import { Spread } from '../parts/pictures/Spread.tsx';
import styles from './WtrConnectionScreen.module.css';

/** Whom to call, when, and what the company does and does not do. */
export function WtrConnectionScreen() {
  return (
    <NumberedPage>
      <div className="wrap">
        <Crumbs crumbs={[{ path: '/', label: 'Home' }]} title="WTR Connection" />
        <div className={styles.hero}>
          <h1>Somebody to come and look</h1>
          <p className="lede">
            {owner.company} answers at any hour, measures before it cuts, and shows you the readings.
          </p>
          <p className={styles.buttons}>
            <a className="btn btn-alarm" href={`tel:${owner.phone.dial}`}>
              Call {owner.phone.display}
            </a>
            <a className="btn btn-alt" href="/ask?category=assessment">
              Get Free Estimate
            </a>
          </p>
        </div>
        <Spread id="contact" title="Reach us" aside="In danger, leave first and call 911.">
          <ContactBlock />
        </Spread>
        <When />
        <Spread id="visit" title="What happens then" aside="From the call to the last reading.">
          <ol className={styles.visit}>
            <TitledEntries entries={visit} />
          </ol>
        </Spread>
        <Spread id="why" title="Why choose us">
          <Cards>
            <TitledEntries entries={whyChoose} />
          </Cards>
        </Spread>
        <ServiceAreas />
        <Spread id="unsure" title="Not sure yet?">
          <p>
            Say what happened in your own words. The assessment tells you the category of water, what to do first, and
            whether this is a job for professionals.
          </p>
          <p>
            <a className="btn" href="/damage-assessment">
              Assess the damage
            </a>
          </p>
        </Spread>
        <Sources />
      </div>
    </NumberedPage>
  );
}

function TitledEntries({ entries }: { readonly entries: typeof visit }) {
  return entries.map(({ title, description }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>
        <Words line={description} />
      </p>
    </li>
  ));
}

function When() {
  return (
    <Spread id="when" title="When to call">
      <div className={styles.when}>
        <Reasons title="At any hour" tone="now" lines={callNow} />
        <Reasons title="In the next day or two" tone="soon" lines={callSoon} />
      </div>
    </Spread>
  );
}

function Reasons({
  title,
  tone,
  lines,
}: {
  readonly title: string;
  readonly tone: 'now' | 'soon';
  readonly lines: readonly Line[];
}) {
  return (
    <div className={styles[tone]}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={wordsOf(line)}>
            <Words line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ServiceAreas() {
  const { cities, counties } = owner.dispatch;
  return (
    <Spread id="areas" title="Service areas" aside="Next door to one of these? Call and ask.">
      <div className={styles.areas}>
        <Places title="Cities" names={cities} />
        <Places title="Counties" names={counties} />
      </div>
      <div className={styles.map}>
        <Figure name="service-map" />
      </div>
    </Spread>
  );
}

function Places({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
