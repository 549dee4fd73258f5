import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** So far below the screen a drawing is made, so that it is there when its place is. */
const ahead = '400px';

/** Whether a place of the page was near the screen, or the page was printed: a drawing of years is made for nobody else. */
export function useSeen<Place extends Element>(): readonly [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: ahead },
    );
    const print = () => flushSync(() => setSeen(true));
    observer.observe(place.current);
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [isSeen]);
  return [place, isSeen];
}
