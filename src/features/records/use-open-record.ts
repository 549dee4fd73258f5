import { type RefObject, useEffect, useRef } from 'react';

/** The list and a record stand in each other's place: the button that was pressed goes, and the focus comes here. */
export function usePlace(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const arrive = () => {
      place.current?.focus({ preventScroll: true });
      if ((place.current?.getBoundingClientRect().top ?? 0) < 0) place.current?.scrollIntoView();
    };
    window.addEventListener('hashchange', arrive);
    return () => window.removeEventListener('hashchange', arrive);
  }, []);
  return place;
}
