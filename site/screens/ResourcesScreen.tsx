import { professionalReferences, quickTools } from '#content/en/lists/shelf/resources.ts';
import { sources } from '#content/ledger/sources.ts';
import { Crumbs } from '../document/GuidePage.tsx';
import { Card, Cards } from '../document/parts.tsx';
import type { DescribedDownload } from '../downloads/describe-download.ts';
import { DownloadCard } from '../parts/lists/DownloadCard.tsx';
import { PromptCollections } from '../parts/lists/PromptCollections.tsx';
import { Spread } from '../parts/pictures/Spread.tsx';
import { guides } from './manual-pages.ts';

interface Props {
  readonly downloads: readonly DescribedDownload[];
}

/** Tools, files, references, guides and prompts, each a step away. */
export function ResourcesScreen({ downloads }: Props) {
  return (
    <div className="wrap">
      <Crumbs crumbs={[{ path: '/', label: 'Home' }]} title="Resources" />
      <h1>Tools and resources</h1>
      <p className="lede">Calculators to use now, files to print or fill in, and the public pages we rest on.</p>
      <Spread id="calculators" title="Quick calculators">
        <QuickTools />
      </Spread>
      <Spread id="downloads" title="Downloads" aside="Free, and made from the same words and formulas as our pages.">
        <Cards>
          {downloads.map((download) => (
            <DownloadCard key={download.title} download={download} />
          ))}
        </Cards>
      </Spread>
      <Spread id="references" title="Professional references" aside="Pages of others. They open at their own sites.">
        <References />
      </Spread>
      <Spread id="s500" title="The S500 standard">
        <Cards>
          <Card href="/s500-reference" title="S500 reference" badge="Reference">
            <p>
              The ideas of the trade’s standard in our own words: categories, classes, and what they change on a job.
            </p>
          </Card>
        </Cards>
      </Spread>
      <Spread id="guides" title="Guides" aside="Each guide has a print version as a PDF.">
        <GuideCards />
      </Spread>
      <Spread id="prompts" title="AI prompts" aside="For the assistant that you use already.">
        <PromptCollections />
      </Spread>
      <Spread id="consultation" title="Talk to us">
        <p>A question that no page answers? Describe it, and we answer by e-mail.</p>
        <a className="btn" href="/ask">
          Ask for a consultation
        </a>
      </Spread>
    </div>
  );
}

function QuickTools() {
  return (
    <Cards>
      {quickTools.map(({ path, title, says }) => (
        <Card key={path} href={path} title={title}>
          <p>{says}</p>
        </Card>
      ))}
    </Cards>
  );
}

function References() {
  return (
    <ul>
      {professionalReferences.map(({ source, says }) => {
        const { organisation, title, url } = sources[source];
        return (
          <li key={source}>
            {organisation}: <a href={url}>{title}</a>. {says}
          </li>
        );
      })}
    </ul>
  );
}

function GuideCards() {
  return (
    <Cards>
      {Object.values(guides).map(({ frontmatter: { address, title, description, badge } }) => (
        <Card key={address} href={address} title={title} badge={badge}>
          <p>{description}</p>
        </Card>
      ))}
    </Cards>
  );
}
