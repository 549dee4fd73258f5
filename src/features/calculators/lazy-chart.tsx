import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './Shell.module.css';

/**
 * Loads a chart when its placeholder scrolls into view, or at once when `isWanted`.
 * @param load must be a stable function
 * @returns the ref of the placeholder, and the loaded module or null
 */
export function useLazy<Place extends Element, Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
): readonly [RefObject<Place | null>, Part | null] {
  const place = useRef<Place>(null);
  const [part, setPart] = useState<{ readonly is: Part } | null>(null);
  const isLoaded = part !== null;
  useEffect(() => {
    if (isLoaded) return;
    const start = () => {
      // Without a connection the placeholder stays: the page is complete without the chart.
      load().then(
        (is) => setPart({ is }),
        () => {},
      );
    };
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && start());
    if (isWanted) start();
    else if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [load, isWanted, isLoaded]);
  return [place, part?.is ?? null];
}

/** Reserves the space of a chart that is still loading, so that the layout does not shift. */
export function ChartPlaceholder() {
  return <svg className={styles.chartPlace} viewBox="0 0 640 422" aria-hidden="true" />;
}
