import type { AnswerMessages } from '#core/triage/answer/answer-messages.ts';
import { type ByLanguage, clockTime } from './language.ts';

type Parts = typeof import('./engine.ts')['engine'];

/** Rules, renderer and client, with the answer messages. */
export type Engine = Parts & { readonly words: ByLanguage<AnswerMessages> };

let loading: Promise<Engine> | undefined;
let loaded: Engine | null = null;

/** The engine if it is loaded. */
export function engineIfLoaded(): Engine | null {
  return loaded;
}

/** Timeout for the messages of other languages, which may never load on a bad connection. */
const messagesTimeoutMs = 1500;

async function wordsOf(engine: Parts, [own = '', ...others]: readonly string[]): Promise<ByLanguage<AnswerMessages>> {
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
  await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, messagesTimeoutMs))]);
  return { own: words, others: come };
}

/**
 * Loads rules, messages and client once. A failure is retried by the next call.
 * @param languages codes of the answer languages, that of the page first
 */
export function loadEngine(languages: readonly string[]): Promise<Engine> {
  loading ??= import('./engine.ts')
    .then(async ({ engine }) => {
      loaded = { ...engine, words: await wordsOf(engine, languages) };
      // Only a head start: the visitor's press runs the same code and reports its errors.
      prepare(loaded, languages).catch(() => {});
      return loaded;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

let compiling: Promise<void> | undefined;

/** Compiles the lexicon once, in parts: at once it would delay a key or a press in between. */
export function compileWhenIdle(engine: Engine): Promise<void> {
  compiling ??= (async () => {
    for (const _ of engine.compileLexicon()) await whenIdle();
  })();
  return compiling;
}

/**
 * Loads the classifier, compiles the lexicon, and reads and renders one text while the page is idle: what runs for the first time is
 * slow. Without the classifier the rules answer alone.
 */
async function prepare(engine: Engine, [language = '']: readonly string[]): Promise<void> {
  await whenIdle();
  if (navigator.onLine) await engine.loadClassifier().catch(() => {});
  await compileWhenIdle(engine);
  const { answer } = engine.triage(engine.sampleText, { vote: engine.suspectedDangers(engine.sampleText) });
  await whenIdle();
  engine.render(answer, engine.words.own);
  clockTime(Date.now(), language);
}

/** Resolves when the browser is idle, after two seconds at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}
