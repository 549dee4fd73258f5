import type { MDXComponents } from 'mdx/types.js';
import { createContext, useContext } from 'react';
import type { PromptCollection } from '#content/en/collections/ai-prompts.ts';
import { sources } from '#content/facts/sources/all-sources.ts';
import { t } from '#content/i18n/t.ts';
import { Link } from '../../components/Link.tsx';
import { PagePage } from '../../components/pages/PagePage.tsx';
import { useLanguage, useLists, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { guidesIn } from '../../lib/content-renderer/documents.ts';
import { thumbnailOf } from '../../lib/figures/shared/thumbnails.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { ToolIcon } from '../tool-list/ToolIcon.tsx';
import { toolNames } from '../tool-list/tools.ts';
import type { DescribedDownload } from './describe-download.ts';
import styles from './resources.module.css';

const parts: MDXComponents = { Downloads, Guides, Prompts: PromptCollections, QuickTools, References };

/** The files with their sizes, from the route: only routes can await them. */
const Files = createContext<readonly DescribedDownload[]>([]);

/** Links to tools, files, references, guides and prompts. */
export function ResourcesPage({ downloads }: { readonly downloads: readonly DescribedDownload[] }) {
  return (
    <Files value={downloads}>
      <PagePage page="resources" parts={parts} />
    </Files>
  );
}

function Downloads() {
  return (
    <ul className={styles.files}>
      {useContext(Files).map((download) => (
        <DownloadCard key={download.title} download={download} />
      ))}
    </ul>
  );
}

/** Icons of tools that are not calculators, 30 by 30 units. */
const icons: Readonly<Record<string, string>> = {
  '/damage-assessment': 'M15 4C12 10 7 13 7 19a8 8 0 0 0 16 0C23 13 18 10 15 4M15 14v6M15 23v1',
  '/calculators/accuracy': 'M4 26H26M4 26V4M8 20l5-6 5 3 7-10M22 7h3v3',
  '/mold-rules': 'M7 4h16v22H7zM11 9h8M11 13h8M11 19l3 3 5-6',
  '/claim-clock': 'M15 4a11 11 0 1 0 .1 0M15 9v6l5 3',
  '/insurance-directory': 'M6 4h18v22H6zM10 4v22M14 10h6M14 15h6M14 20h4',
};

function Icon({ path }: { readonly path: string }) {
  const name = toolNames.find((tool) => path.endsWith(`/${tool}`));
  if (name) return <ToolIcon name={name} />;
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true">
      <path d={icons[path]} />
    </svg>
  );
}

function QuickTools() {
  return (
    <ul className={styles.tools}>
      {useLists().quickTools.map(({ path, title, says }) => (
        <li key={path}>
          <Icon path={path} />
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

/** The prompt collections, to read here or to save as text files, which `resources.ts` builds from this list. */
function PromptCollections() {
  const { promptCollections, promptRules } = useLists();
  return (
    <>
      <p data-prompt-rules="">{promptRules}</p>
      {promptCollections.map((collection) => (
        <Collection key={collection.id} collection={collection} />
      ))}
    </>
  );
}

function Collection({ collection: { title, says, file, prompts } }: { readonly collection: PromptCollection }) {
  const { save, read } = useMessages().parts.prompts;
  const locale = useLocale();
  const count = prompts.length;
  return (
    <div className={styles.collection} data-prompts={file}>
      <h3>{title}</h3>
      <p>{says}</p>
      <p className={`${styles.save} no-print`}>
        <button type="button" className="btn btn-alt" data-save-prompts={file}>
          {t(save, { count }, locale)}
        </button>
      </p>
      <details>
        <summary>{t(read, { count }, locale)}</summary>
        <ol>
          {prompts.map(({ title: name, text }) => (
            <li key={name}>
              <b>{name}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

/** A file to download. Without a file the button says so. */
function DownloadCard({ download }: { readonly download: DescribedDownload }) {
  const { title, description, category, file, format, size, spoken } = download;
  const { button, missing } = useMessages().parts.download;
  const locale = useLocale();
  return (
    <li className={styles.card}>
      <span className={styles.kind}>{category}</span>
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      {file ? (
        <p className={styles.ways}>
          <Link className="btn btn-alt" href={`/downloads/${file}`} download="">
            {button} <span className={styles.kind}>{format}</span>{' '}
            <span className={styles.size}>{[size, spoken].filter(Boolean).join(' · ')}</span>
          </Link>
          <ShareButton of={`/downloads/${file}`} named={title} />
        </p>
      ) : (
        <button type="button" className="btn btn-alt" data-missing={t(missing, { title }, locale)}>
          {button}
        </button>
      )}
    </li>
  );
}
