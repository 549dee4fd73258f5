import { useCallback, useEffect, useState } from 'react';
import type { Parts } from '../calculator.ts';
import { type Loaded, type LoadWords, loadAnswer } from './load.ts';
import type { Tool } from './use-calculator.ts';

/** What shows a result: not asked for yet, or here, or not to be had because the line is gone. */
export type AnswerLoad = Loaded | 'lost' | null;

/**
 * What shows a result. Nobody needs it before the form is touched, so it comes at the first touch of the tool, or at once
 * when its address asks for a result. When the line is gone, it is asked for again at each touch; some browsers
 * remember the failure until the page is loaded again, which the address makes easy: it holds what was typed.
 */
export function useAnswer(
  parts: Parts,
  loadWords: LoadWords,
  { isAddressed, restore }: Pick<Tool, 'isAddressed' | 'restore'>,
): readonly [AnswerLoad, () => void] {
  const [answer, setAnswer] = useState<AnswerLoad>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tool is the same from render to render.
  const wake = useCallback(() => {
    loadAnswer(parts, loadWords).then(
      (loaded) => {
        setAnswer((now) => (now && now !== 'lost' ? now : loaded));
        restore(loaded.restore);
      },
      () => setAnswer((now) => now ?? 'lost'),
    );
  }, [parts, loadWords]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is asked once, when the page has come alive.
  useEffect(() => {
    if (isAddressed()) wake();
  }, []);
  return [answer, answer && answer !== 'lost' ? nothing : wake];
}

function nothing(): void {}
