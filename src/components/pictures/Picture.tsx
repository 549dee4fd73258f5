import styles from './Picture.module.css';
import { PictureFile } from './PictureFile.tsx';

/** A picture file with its caption. */
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
