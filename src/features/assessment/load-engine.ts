import type { AnswerMessages } from '#core/triage/answer/answer-messages.ts';
import type { InLanguages } from './by-language.ts';

type Parts = typeof import('./engine.ts')['engine'];

/** Rules, renderer and client, with the words of an answer. */
export type Engine = Parts & { readonly words: InLanguages<AnswerMessages> };

let loading: Promise<Engine> | undefined;
let loaded: Engine | null = null;

/** The engine if it is here by now. */
export function engineIfLoaded(): Engine | null {
  return loaded;
}

/** The words of other languages are not waited for longer: without a line they may never come. */
const patienceMs = 1500;

async function wordsOf(engine: Parts, [own = '', ...others]: readonly string[]): Promise<InLanguages<AnswerMessages>> {
  const come: Record<string, AnswerMessages> = {};
  const asked = others.map((language) =>
    engine.loadAnswerMessages(language).then(
      (words) => {
        come[language] = words;
      },
      () => {},
    ),
  );
  const words = await engine.loadAnswerMessages(own);
  await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return { own: words, others: come };
}

/**
 * Loads rules, words and client once, when the page opens. Words that did not come are asked for again at the next call.
 * @param languages the codes of those in which the page may answer, its own first
 */
export function loadEngine(languages: readonly string[]): Promise<Engine> {
  loading ??= import('./engine.ts')
    .then(async ({ engine }) => {
      loaded = { ...engine, words: await wordsOf(engine, languages) };
      // The classifier comes once the page is idle. Without it the rules answer alone.
      whenIdle()
        .then(engine.loadClassifier)
        .catch(() => {});
      return loaded;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Resolves as soon as the page has nothing else to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}
