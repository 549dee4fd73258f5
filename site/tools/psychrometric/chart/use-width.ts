import { type RefObject, useEffect, useRef, useState } from 'react';

/** Width of the prerendered drawing, which the browser scales until the script knows better. */
const firstWidth = 640;

/** The width of an element in CSS pixels, so that a drawing's letters keep their size on every screen. */
export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(firstWidth);
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
