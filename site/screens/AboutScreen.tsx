import { audiences, founderStory, involvement, missions } from '#content/en/lists/company/about.ts';
import { type Credential, credentials } from '#content/en/lists/professionals/credentials.ts';
import { owner } from '#content/owner.ts';
import { Sources } from '../document/Claim.tsx';
import { Crumbs } from '../document/GuidePage.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Accordion, Cards, Item } from '../document/parts.tsx';
import { Words } from '../document/Words.tsx';
import { ContactBlock } from '../parts/calling/ContactBlock.tsx';
import { listed } from '../parts/lists/listed.ts';
import { Spread } from '../parts/pictures/Spread.tsx';
import styles from './AboutScreen.module.css';

/** Who stands behind the manual, what their papers are worth, and how to take part. */
export function AboutScreen() {
  return (
    <NumberedPage>
      <div className="wrap">
        <Crumbs crumbs={[{ path: '/', label: 'Home' }]} title="About" />
        <h1>The people who set the machines write the pages</h1>
        <p className="lede">
          {owner.siteName} is the teaching arm of {owner.company}, a water damage restoration company in{' '}
          {owner.address.line}.
        </p>
        <Spread id="story" title="How it began" aside="The owner’s own account. Nobody on this site is named.">
          <div className={styles.story}>
            {founderStory.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Spread>
        <Credentials />
        <Spread id="audiences" title="Whom it is for">
          <Cards>
            {audiences.map(({ title, description, link, action }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{description}</p>
                <p>
                  <a href={link}>{action}</a>
                </p>
              </li>
            ))}
          </Cards>
        </Spread>
        <Mission />
        <Involvement />
        <Spread
          id="contact"
          title="Contact"
          aside={`${owner.region}: ${listed(owner.counties)} counties, day and night`}
        >
          <ContactBlock />
          <p>
            <a className="btn" href="/wtr-connection">
              Work with {owner.company}
            </a>
          </p>
        </Spread>
        <Sources />
      </div>
    </NumberedPage>
  );
}

function Credentials() {
  return (
    <Spread
      id="credentials"
      title="Credentials, and how to check them"
      aside="Ask any company for these, ours too. A logo on a van is not a paper."
    >
      <Accordion>
        {credentials.map((credential) => (
          <Item
            key={credential.id}
            group="credentials"
            title={
              <span>
                {credential.title}
                <span className={styles.issuer}>{credential.subtitle}</span>
              </span>
            }
          >
            <p>
              <Words line={credential.content} />
            </p>
            <p>
              <b>How to check.</b> {credential.check}
            </p>
            <p className="small">{numberOf(credential)}</p>
          </Item>
        ))}
      </Accordion>
    </Spread>
  );
}

function numberOf({ id }: Credential): string {
  const numbers: Readonly<Record<string, string>> = owner.credentialNumbers;
  const number = numbers[id];
  return number
    ? `Our number: ${number}`
    : 'We have not published a number here. Ask us for the paper before you rely on it.';
}

function Mission() {
  return (
    <Spread id="mission" title="What we promise the reader">
      <ol className={styles.mission}>
        {missions.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Spread>
  );
}

function Involvement() {
  return (
    <Spread id="get-involved" title="Get involved">
      <ul className={styles.ruled}>
        {involvement.map(({ text, detail, link, action }) => (
          <li key={text}>
            <span>
              <b>{text}</b> {detail}
            </span>
            <a href={link}>{action}</a>
          </li>
        ))}
        <li>
          <span>
            <b>Send a product to review.</b> We say who sent it, and we say what we think.
          </span>
          <a href={`mailto:${owner.reviewsEmail}?subject=Product%20review`}>Write to us</a>
        </li>
      </ul>
    </Spread>
  );
}
