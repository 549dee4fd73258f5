import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The width of an element in CSS pixels, so that a drawing's text has the same size on every screen. Null until the
 * first measurement: the prerendered page has no drawing, which would be redrawn at once.
 */
export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number | null] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
