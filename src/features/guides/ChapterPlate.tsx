import { chapterDrawing } from '../../lib/figures/shared/thumbnails.ts';
import styles from './guide.module.css';

/**
 * The drawing that opens a chapter. It stands again in the text with its words, so here it is silent, and `book.ts` asks for it
 * when the chapters can be read: a browser would fetch the whole sheet early for the one that is near.
 */
export function ChapterPlate({ section }: { readonly section: string }) {
  const drawing = chapterDrawing(section);
  if (!drawing) return null;
  return (
    <span className={styles.plate} data-drawing={drawing}>
      <noscript>
        <img src={drawing} alt="" width="208" height="144" loading="lazy" />
      </noscript>
    </span>
  );
}
