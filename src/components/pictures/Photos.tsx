import { saidIn } from '#content/owner.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { type Format, formats, ownerPhotos, type PhotoFile, type PhotoPlace, photoAddress } from './photo-files.ts';
import styles from './pictures.module.css';

/** The owner's photos of one place (content/photos), framed; nothing where there are none. */
export function Photos({ of }: { readonly of: PhotoPlace }) {
  const photos = ownerPhotos(of);
  if (photos.length === 0) return null;
  return (
    <div className={styles.photos}>
      {photos.map((photo) => (
        <Photo key={photo.name} photo={photo} />
      ))}
    </div>
  );
}

/** One responsive photo, in the smallest format that the browser supports. */
export function Photo({ photo }: { readonly photo: PhotoFile }) {
  const shows = saidIn(photo.shows, useLanguage());
  const sizes = '(min-width: 62rem) 38.5rem, 100vw';
  const addresses = (format: Format) =>
    photo.widths.map((width) => `${photoAddress(photo, width, format)} ${width}w`).join(', ');
  const [first = photo.width] = photo.widths;
  return (
    <figure className={styles.photo}>
      <picture>
        {formats
          .filter((format) => format !== 'jpeg')
          .map((format) => (
            <source key={format} type={`image/${format}`} srcSet={addresses(format)} sizes={sizes} />
          ))}
        <img
          src={photoAddress(photo, first, 'jpeg')}
          srcSet={addresses('jpeg')}
          sizes={sizes}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          alt={shows}
        />
      </picture>
      <figcaption aria-hidden="true">{shows}</figcaption>
    </figure>
  );
}
