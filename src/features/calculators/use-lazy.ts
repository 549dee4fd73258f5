import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * A drawing that its page can wait for. It is asked for when its place comes into view, or at once when it is wanted.
 * @param load must stay the same function from render to render
 */
export function useLater<Place extends Element, Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
): readonly [RefObject<Place | null>, Part | null] {
  const place = useRef<Place>(null);
  const [part, setPart] = useState<{ readonly is: Part } | null>(null);
  const isHere = part !== null;
  useEffect(() => {
    if (isHere) return;
    const ask = () => {
      // Without a line its place stays empty: the page is complete without the drawing.
      load().then(
        (is) => setPart({ is }),
        () => {},
      );
    };
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && ask());
    if (isWanted) ask();
    else if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [load, isWanted, isHere]);
  return [place, part?.is ?? null];
}
