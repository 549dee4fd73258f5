import type { ReactNode } from 'react';
import { t } from '#content/i18n/t.ts';
import type { AnyResultView } from '../../features/calculators/types.ts';
import styles from './Picture.module.css';

/** Width of every result picture in SVG units. Narrow, so that its text stays readable on a phone. */
export const pictureWidth = 400;

/**
 * The picture of a result: a numbered figure with a caption. `alt` describes it, including numbers; the
 * SVG is hidden from screen readers. Without a result it shows an example, and the caption says so.
 */
export function Picture({
  shown: { shell, locale, isExample },
  number = 1,
  height,
  alt,
  caption,
  children,
}: {
  readonly shown: AnyResultView;
  /** Number of the picture within its result, from 1. */
  readonly number?: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
  readonly children: ReactNode;
}) {
  return (
    <figure className={styles.figure}>
      <p className="hidden">{isExample ? t(shell.example, { alt }, locale) : alt}</p>
      <svg className={styles.picture} viewBox={`0 0 ${pictureWidth} ${height}`} aria-hidden="true">
        {children}
      </svg>
      <figcaption>
        <b>{t(shell.figure, { number }, locale)}</b>
        {isExample && <strong>{shell.exampleCaption} </strong>}
        {caption}
      </figcaption>
    </figure>
  );
}
