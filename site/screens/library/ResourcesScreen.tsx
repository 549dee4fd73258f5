import type { MDXComponents } from 'mdx/types.js';
import { createContext, useContext } from 'react';
import { sources } from '#content/ledger/sources.ts';
import { Card, Cards } from '../../document/parts.tsx';
import type { DescribedDownload } from '../../downloads/describe-download.ts';
import { useLanguage, useLists } from '../../frame/language.tsx';
import { DownloadCard } from '../../parts/lists/DownloadCard.tsx';
import { PromptCollections } from '../../parts/lists/PromptCollections.tsx';
import { PageScreen } from '../page/PageScreen.tsx';
import { guidesIn } from '../texts.ts';

const parts: MDXComponents = { Downloads, Guides, Prompts: PromptCollections, QuickTools, References };

/** The files with their sizes. They come from the route, which alone may wait for them. */
const Files = createContext<readonly DescribedDownload[]>([]);

/** Tools, files, references, guides and prompts, each a step away. */
export function ResourcesScreen({ downloads }: { readonly downloads: readonly DescribedDownload[] }) {
  return (
    <Files value={downloads}>
      <PageScreen page="resources" parts={parts} />
    </Files>
  );
}

function Downloads() {
  return (
    <Cards>
      {useContext(Files).map((download) => (
        <DownloadCard key={download.title} download={download} />
      ))}
    </Cards>
  );
}

function QuickTools() {
  return (
    <Cards>
      {useLists().quickTools.map(({ path, title, says }) => (
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
      {useLists().professionalReferences.map(({ source, says }) => {
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

function Guides() {
  const guides = Object.entries(guidesIn(useLanguage()));
  return (
    <Cards>
      {guides.map(
        ([
          name,
          {
            frontmatter: { title, description, badge },
          },
        ]) => (
          <Card key={name} href={`/guides/${name}`} title={title} badge={badge}>
            <p>{description}</p>
          </Card>
        ),
      )}
    </Cards>
  );
}
