import type { Language } from '#content/languages.ts';
import type { AnswerWords } from '#core/assessment/answer/words.ts';

type Parts = typeof import('./engine.ts')['engine'];

/** Rules, renderer and client, with the words of an answer in both languages. */
export type Engine = Parts & { readonly words: Readonly<Record<Language, AnswerWords>> };

let loading: Promise<Engine> | undefined;
let loaded: Engine | null = null;

/** The engine if it is here by now. */
export function engineIfLoaded(): Engine | null {
  return loaded;
}

/**
 * Loads rules, words and client once. Words that did not come are asked for again at the next call; a script that did not come
 * is lost until the page is opened anew, because browsers remember it as failed.
 */
export function loadEngine(): Promise<Engine> {
  loading ??= import('./engine.ts')
    .then(async ({ engine }) => {
      loaded = { ...engine, words: await engine.loadWords() };
      return loaded;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** A slow network gets this long before the small rule answers in place of the whole rules. */
const patienceMs = 1500;

/** The engine if it comes soon; null where it does not. */
export function engineSoon(): Promise<Engine | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  return Promise.race([loadEngine().catch(() => null), late]);
}

/** Resolves as soon as the page has nothing else to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}

/** Reads the lexicon and says an answer once: the first time a browser joins words to a list takes a slow phone 60 ms. */
function rehearse({ triage, render, words }: Engine): void {
  try {
    render(triage('sewage').answer, words.en);
  } catch {
    // Words that are none: the press has an answer for that.
  }
}

/** Loads the engine when the page is idle, typed or not, and rehearses an answer then. */
export function loadEngineWhenIdle(): Promise<Engine> {
  return whenIdle()
    .then(loadEngine)
    .then((engine) => {
      setTimeout(() => rehearse(engine), 0);
      return engine;
    });
}
