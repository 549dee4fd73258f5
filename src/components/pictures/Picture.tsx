import { useLanguage } from '../../i18n/language-context.tsx';
import { addressIn } from '../../lib/routes/page.ts';
import styles from './pictures.module.css';

/** An image file with its caption. */
export function Picture({
  src,
  alt,
  caption,
}: {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
}) {
  return (
    <figure className={styles.picture}>
      <PictureFile src={src} alt={alt} loading="lazy" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A drawing as a localized SVG file. If it fails to load, the script of the page shows a placeholder. */
function PictureFile({ src, alt, loading }: { readonly src: string; readonly alt: string; readonly loading?: 'lazy' }) {
  const language = useLanguage();
  const placeholder = addressIn(language, '/images/placeholder.svg');
  return (
    <img
      src={addressIn(language, src)}
      alt={alt}
      width="640"
      height="360"
      loading={loading}
      data-fallback={placeholder}
    />
  );
}
