import { t } from '#content/i18n/t.ts';
import { Link } from '../../components/Link.tsx';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import styles from './DownloadCard.module.css';
import type { DescribedDownload } from './describe-download.ts';

/** A file to download. Without a file the button says so. */
export function DownloadCard({ download }: { readonly download: DescribedDownload }) {
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
