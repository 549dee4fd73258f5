import type { ReactNode } from 'react';
import styles from './Picture.module.css';

/** Width of every result's picture, in its own units. Narrow, so that its words stay readable on a phone. */
export const pictureWidth = 400;

/**
 * The picture of a result: a numbered figure with a caption. `alt` says in words what it shows, numbers included; the
 * drawing itself is silent. Without a result the picture shows an example and the caption says so.
 */
export function Picture({
  number,
  height,
  alt,
  caption,
  example = false,
  children,
}: {
  readonly number: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: ReactNode;
  readonly example?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <figure className={styles.figure}>
      <p className="hidden">{example ? `Example. ${alt}` : alt}</p>
      <svg className={styles.picture} viewBox={`0 0 ${pictureWidth} ${height}`} aria-hidden="true">
        {children}
      </svg>
      <figcaption>
        <b>Fig. {number}</b>
        {example && <strong>An example, until you press the button. </strong>}
        {caption}
      </figcaption>
    </figure>
  );
}
