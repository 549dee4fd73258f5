import { chapterDrawing } from '../../figures/drawing/thumbnails.ts';
import styles from '../guide.module.css';

/** The drawing that opens a chapter. It stands again in the text with its words, so here it is silent. */
export function ChapterPlate({ section }: { readonly section: string }) {
  const drawing = chapterDrawing(section);
  if (!drawing) return null;
  return <img className={styles.plate} src={drawing} alt="" width="208" height="144" loading="lazy" />;
}
