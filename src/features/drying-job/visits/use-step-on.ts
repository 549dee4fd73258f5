import { type KeyboardEvent, type RefObject, type TouchEvent, useRef } from 'react';

/** A finger that goes so far to the side, and not up or down, means the next field. */
const swipePx = 60;

/**
 * Enter and a swipe to the left go to the next reading, a swipe to the right goes back: gloves hit no small fields. The
 * readings of a form are its inputs that are marked `data-reading`.
 */
export function useStepOn(form: RefObject<HTMLElement | null>) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !isReading(event.target)) return;
      event.preventDefault();
      step(form.current, event.target, event.shiftKey ? -1 : 1);
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!start.current || !touch) return;
      const [right, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(right) < swipePx || Math.abs(down) > Math.abs(right) / 2) return;
      step(form.current, document.activeElement, right < 0 ? 1 : -1);
    },
  };
}

function isReading(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset.reading !== undefined;
}

function step(form: HTMLElement | null, from: Element | null, by: number): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[data-reading]') ?? [])];
  const next = fields[fields.indexOf(from as HTMLInputElement) + by];
  next?.focus();
  next?.select();
}
