import styles from './Picture.module.css';

/** A picture file with its caption. Where it does not load, the script of the page puts a placeholder in its place. */
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
      <img src={src} alt={alt} width="640" height="360" loading="lazy" data-fallback="/images/placeholder.svg" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
