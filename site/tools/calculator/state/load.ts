import { type CalculatorName, calculators } from '#core/calculators/registry.ts';
import type { LaterWords, Parts } from '../calculator.ts';
import type { InWords } from './state.ts';

const files = import.meta.glob<{ readonly parts: Parts }>('../../calculators/*/parts.tsx');

/** Fetches the words of a result: the page itself holds those of the form only. */
export type LoadWords = () => Promise<LaterWords>;

/** A calculator's definition, and what is hand-made about it: one file each, and no other calculator's. */
export async function loadCalculator(name: CalculatorName) {
  const [{ definition }, own] = await Promise.all([
    calculators[name](),
    files[`../../calculators/${name}/parts.tsx`]?.(),
  ]);
  return { definition, parts: own?.parts ?? {} };
}

/** All that shows a result: components, what is hand-made about this calculator's, and its words. Rejects when the line is gone. */
export async function loadAnswer({ answer }: Parts, loadWords: LoadWords) {
  const [{ Answer, After, Working, restore }, own, { words, said }] = await Promise.all([
    import('../answer/Answer.tsx'),
    answer?.(),
    loadWords(),
  ]);
  return {
    Answer,
    After,
    Working,
    restore: (calculator: InWords, query: string) => restore(calculator, said, query),
    own: own?.parts ?? {},
    words,
    said,
  };
}

/** What came with the first touch. */
export type Loaded = Awaited<ReturnType<typeof loadAnswer>>;
