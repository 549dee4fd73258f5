import { useCallback, useEffect, useState } from 'react';
import type { Tool } from './use-calculator.ts';

type AnswerParts = typeof import('../../answer/Answer.tsx');

/**
 * The components that show a result. Nobody needs them before the form is touched, so they come at the first touch of the
 * tool, or at once when its address asks for a result.
 */
export function useAnswer({ isAddressed }: Pick<Tool, 'isAddressed'>): readonly [AnswerParts | null, () => void] {
  const [parts, setParts] = useState<AnswerParts | null>(null);
  const wake = useCallback(() => {
    void import('../../answer/Answer.tsx').then(setParts);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is asked once, when the page has come alive.
  useEffect(() => {
    if (isAddressed()) wake();
  }, []);
  return [parts, wake];
}
