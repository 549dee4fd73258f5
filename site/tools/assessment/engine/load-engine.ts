import type { AnswerWords } from '#core/assessment/answer/words.ts';
import type { InLanguages } from './in-languages.ts';

type Parts = typeof import('./engine.ts')['engine'];

/** Rules, renderer and client, with the words of an answer. */
export type Engine = Parts & { readonly words: InLanguages<AnswerWords> };

let loading: Promise<Engine> | undefined;
let loaded: Engine | null = null;

/** The engine if it is here by now. */
export function engineIfLoaded(): Engine | null {
  return loaded;
}

/** A slow network gets this long before the small rule answers in place of the whole rules. */
const patienceMs = 1500;

const late = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));

/** Those of other languages are not waited for long: without a line they may never come. */
async function wordsOf(engine: Parts, [own = '', ...others]: readonly string[]): Promise<InLanguages<AnswerWords>> {
  const come: Record<string, AnswerWords> = {};
  const asked = others.map((language) =>
    engine.loadWords(language).then(
      (words) => {
        come[language] = words;
      },
      () => {},
    ),
  );
  const words = await engine.loadWords(own);
  await Promise.race([Promise.all(asked), late()]);
  return { own: words, others: come };
}

/**
 * Loads rules, words and client once. Words that did not come are asked for again at the next call; a script that did not come
 * is lost until the page is opened anew, because browsers remember it as failed.
 * @param languages the codes of those in which the page may answer, its own first
 */
export function loadEngine(languages: readonly string[]): Promise<Engine> {
  loading ??= import('./engine.ts')
    .then(async ({ engine }) => {
      loaded = { ...engine, words: await wordsOf(engine, languages) };
      return loaded;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** The engine if it comes soon; null where it does not. */
export function engineSoon(languages: readonly string[]): Promise<Engine | null> {
  return Promise.race([loadEngine(languages).catch(() => null), late()]);
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
    render(triage('sewage').answer, words.own);
  } catch {
    // Words that are none: the press has an answer for that.
  }
}

/** Loads the engine when the page is idle, typed or not, and rehearses an answer then. The classifier comes after it. */
export function loadEngineWhenIdle(languages: readonly string[]): Promise<Engine> {
  return whenIdle()
    .then(() => loadEngine(languages))
    .then((engine) => {
      setTimeout(() => rehearse(engine), 0);
      // Without it the rules answer alone.
      engine.loadClassifier().catch(() => {});
      return engine;
    });
}
