import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PageMessages } from '#content/en/assessment/page-messages.ts';
import type { Language } from '#content/i18n/languages.ts';
import type { AnswerId, OpenQuestion } from '#core/triage/answer/questions.ts';
import type { SheetMessages } from '../downloads/letterhead.ts';
import type { ServerAnswer } from './engine.ts';
import { type ByLanguage, forLanguage } from './language.ts';
import { type Engine, engineIfLoaded, loadEngine } from './load-engine.ts';
import { type View, viewOfAnswer, viewOfRules } from './result-view.ts';
import { useSavedText } from './use-saved-text.ts';
import { cachedTriage, useIdleTriage } from './use-triage.ts';

/** Idle; running, with the rules' view as soon as there is one; shown; or unavailable, if the rules could not be loaded. */
export type Run =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly view: View | null }
  | { readonly status: 'shown'; readonly view: View }
  | { readonly status: 'unavailable'; readonly view: null };

/** Whom to call. */
export interface Help {
  readonly company: string;
  readonly phone: { readonly dial: string; readonly display: string };
  /** The path of the question form. */
  readonly ask: string;
  /** The path of the estimate form. */
  readonly estimate: string;
  /** The path of the loss record page. */
  readonly record: string;
  /** The path of the cost builder. */
  readonly cost: string;
}

/** The messages of the tool and of its letterhead in one language. */
interface ToolMessages {
  readonly page: PageMessages;
  readonly sheet: SheetMessages;
}

/** Props of the island. `examples` are texts that a link can name. */
export interface AssessmentProps {
  readonly language: Language;
  readonly words: ByLanguage<ToolMessages>;
  readonly examples: Readonly<Record<string, string>>;
  readonly help: Help;
}

/** Hidden pages get no animation frames. */
const hiddenPageMs = 100;

/** Resolves after the next paint, so that slow work does not delay it. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, hiddenPageMs);
  });
}

/** How long a request waits for the rules. */
const loadTimeoutMs = 10_000;

/** Rejects if a promise takes too long. */
function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the rules did not load in time')), loadTimeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether the server has a model; null until it answered. */
function useConnected(languages: readonly string[]): boolean | null {
  const [connected, setConnected] = useState<boolean | null>(null);
  useEffect(() => {
    loadEngine(languages).then(
      (engine) => engine.isServiceConnected().then(setConnected),
      () => {},
    );
  }, [languages]);
  return connected;
}

/** The state of the run, the open questions and their answers. */
function useRun(addToHistory: ReturnType<typeof useSavedText>['addToHistory']) {
  const [run, setRun] = useState<Run>({ status: 'idle' });
  const [questions, setQuestions] = useState<readonly OpenQuestion[]>([]);
  const [answers, setAnswers] = useState<readonly AnswerId[]>([]);
  return {
    run,
    questions,
    answers,
    setRun,
    setQuestions,
    finish: (view: View, given: readonly AnswerId[] = []) => {
      setRun({ status: 'shown', view });
      setAnswers(given);
      const { category, severity, hazards, unsure } = view.assessment;
      addToHistory({
        text: view.text,
        category,
        severity,
        unsure: unsure ?? false,
        hazards: hazards ?? [],
        answers: given,
      });
    },
    clear: (next: Run) => {
      setRun(next);
      setQuestions([]);
      setAnswers([]);
    },
  };
}

/** Starts a run with a text, and updates it with replies to questions. */
function useSubmit(props: AssessmentProps, languages: readonly string[], shown: ReturnType<typeof useRun>) {
  const { language, words } = props;
  const { answers, setRun, setQuestions, finish, clear } = shown;
  const [askedAt, setAskedAt] = useState(0);
  const server = useRef<ServerAnswer | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const wordsOf = (engine: Engine, spoken: Language) => ({
    answer: forLanguage(engine.words, spoken),
    page: forLanguage(words, spoken).page,
  });

  const answerByRules = async (engine: Engine, scenario: string, signal: AbortSignal) => {
    const { rules, language: spoken } = cachedTriage(engine, scenario, language, []);
    const t = wordsOf(engine, spoken);
    const view = viewOfRules(rules, t, engine, 'waiting');
    setQuestions(rules.answer.questions);
    setRun({ status: 'running', view });
    await afterPaint();
    try {
      server.current = await engine.askServer(scenario, spoken, signal);
      finish(viewOfAnswer(rules, t, engine, server.current));
    } catch (error) {
      // The rules' answer stays.
      console.error(error);
      server.current = { kind: 'failed', why: 'unusable' };
      finish({ ...view, note: 'failed' });
    }
  };

  return {
    askedAt,
    cancel: () => stop.current?.abort(),
    start: async (scenario: string) => {
      // Counted by the analytics script of every page. Every start ends in a result, by the rules at least.
      void afterPaint().then(() => document.dispatchEvent(new Event('tool-used')));
      setAskedAt(Date.now());
      clear({ status: 'running', view: null });
      server.current = null;
      // Before the first await, so that stop cancels this run.
      const running = new AbortController();
      stop.current = running;
      try {
        // The press is acknowledged first: reading and rendering take a slow phone a moment.
        await afterPaint();
        const engine = engineIfLoaded() ?? (await withTimeout(loadEngine(languages)));
        await answerByRules(engine, scenario, running.signal);
      } catch (error) {
        // The page shows whom to call, 911 first.
        console.error(error);
        setRun({ status: 'unavailable', view: null });
      }
    },
    /** Toggles a reply and runs the rules again on the device. */
    reply: async (view: View, question: OpenQuestion, id: AnswerId) => {
      const engine = await loadEngine(languages);
      const next = toggleAnswer(answers, question, id);
      const { rules, language: spoken } = cachedTriage(engine, view.text, language, next);
      // A current event has questions of its own.
      if (id === 'happening-now') setQuestions(rules.answer.questions);
      const answer = server.current ?? ({ kind: 'cancelled' } as const);
      finish(viewOfAnswer(rules, wordsOf(engine, spoken), engine, answer), next);
    },
  };
}

/** The state of the tool: text, run, questions and history. */
export function useAssessment(box: RefObject<HTMLTextAreaElement | null>, props: AssessmentProps) {
  const { language, words } = props;
  const [languages] = useState(() => [language, ...Object.keys(words.others)]);
  const connected = useConnected(languages);
  const { edit, addToHistory, ...saved } = useSavedText(box, props.examples);
  const shown = useRun(addToHistory);
  const submission = useSubmit(props, languages, shown);
  const { run, questions, answers, setQuestions, clear } = shown;
  useIdleTriage(saved.text, language, languages);
  return {
    ...saved,
    ...submission,
    run,
    questions,
    answers,
    connected,
    edit,
    skipQuestions: () => setQuestions(questions.filter(({ multiple }) => multiple)),
    restart: () => {
      edit('');
      clear({ status: 'idle' });
    },
  };
}

export type AssessmentState = ReturnType<typeof useAssessment>;

/** Toggles an answer: single choices replace each other, multiple choices are added, and "none of these" excludes the rest. */
function toggleAnswer(
  answers: readonly AnswerId[],
  { multiple, answers: own }: OpenQuestion,
  id: AnswerId,
): readonly AnswerId[] {
  if (answers.includes(id)) return answers.filter((answer) => answer !== id);
  const none: AnswerId = 'none-of-these';
  const others = answers.filter((answer) => !own.includes(answer) || (multiple && id !== none && answer !== none));
  return [...others, id];
}
