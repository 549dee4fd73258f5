import type { MDXComponents } from 'mdx/types.js';
import { createContext, useContext } from 'react';
import { sources } from '#content/facts/sources/all-sources.ts';
import { Link } from '../../components/Link.tsx';
import { PagePage } from '../../components/pages/PagePage.tsx';
import { useLanguage, useLists } from '../../i18n/language-context.tsx';
import { guidesIn } from '../../lib/content-renderer/documents.ts';
import { thumbnailOf } from '../../lib/figures/shared/thumbnails.ts';
import { ToolIcon } from '../tool-list/ToolIcon.tsx';
import { toolNames } from '../tool-list/tools.ts';
import { DownloadCard } from './DownloadCard.tsx';
import type { DescribedDownload } from './describe-download.ts';
import { PromptCollections } from './PromptCollections.tsx';
import styles from './resources.module.css';

const parts: MDXComponents = { Downloads, Guides, Prompts: PromptCollections, QuickTools, References };

/** The files with their sizes. They come from the route, which alone may wait for them. */
const Files = createContext<readonly DescribedDownload[]>([]);

/** Tools, files, references, guides and prompts, each a step away. */
export function ResourcesPage({ downloads }: { readonly downloads: readonly DescribedDownload[] }) {
  return (
    <Files value={downloads}>
      <PagePage page="resources" parts={parts} />
    </Files>
  );
}

/** One row a file: what it is, and the press that fetches it. */
function Downloads() {
  return (
    <ul className={styles.files}>
      {useContext(Files).map((download) => (
        <DownloadCard key={download.title} download={download} />
      ))}
    </ul>
  );
}

/** Signs of the tools that are not on the bench, on a field of 30 by 30. */
const signs: Readonly<Record<string, string>> = {
  '/damage-assessment': 'M15 4C12 10 7 13 7 19a8 8 0 0 0 16 0C23 13 18 10 15 4M15 14v6M15 23v1',
  '/calculators/accuracy': 'M4 26H26M4 26V4M8 20l5-6 5 3 7-10M22 7h3v3',
  '/mold-rules': 'M7 4h16v22H7zM11 9h8M11 13h8M11 19l3 3 5-6',
  '/claim-clock': 'M15 4a11 11 0 1 0 .1 0M15 9v6l5 3',
  '/insurance-directory': 'M6 4h18v22H6zM10 4v22M14 10h6M14 15h6M14 20h4',
};

function Sign({ path }: { readonly path: string }) {
  const name = toolNames.find((tool) => path.endsWith(`/${tool}`));
  if (name) return <ToolIcon name={name} />;
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true">
      <path d={signs[path]} />
    </svg>
  );
}

function QuickTools() {
  return (
    <ul className={styles.tools}>
      {useLists().quickTools.map(({ path, title, says }) => (
        <li key={path}>
          <Sign path={path} />
          <div>
            <h3>
              <Link href={path}>{title}</Link>
            </h3>
            <p>{says}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function References() {
  const isForeign = useLanguage() !== 'en';
  return (
    <ul className={styles.references}>
      {useLists().professionalReferences.map(({ source, says }) => {
        const { organisation, title, url } = sources[source];
        return (
          <li key={source}>
            <span>{organisation}</span>
            <div>
              <a href={url} lang={isForeign ? 'en' : undefined}>
                {title}
              </a>
              <p>{says}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Guides() {
  return (
    <ul className={styles.guides}>
      {Object.entries(guidesIn(useLanguage())).map(([name, { frontmatter }]) => {
        const thumbnail = thumbnailOf(`/guides/${name}`);
        return (
          <li key={name}>
            {thumbnail ? <img src={thumbnail} alt="" width="88" height="61" loading="lazy" /> : <i />}
            <div>
              <span>{frontmatter.badge}</span>
              <h3>
                <Link href={`/guides/${name}`}>{frontmatter.title}</Link>
              </h3>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
