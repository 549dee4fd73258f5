import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PageMessages } from '#content/en/assessment/page-messages.ts';
import type { Language } from '#content/i18n/languages.ts';
import type { AnswerId, OpenQuestion } from '#core/triage/answer/questions.ts';
import type { SheetMessages } from '../downloads/letterhead.ts';
import { type InLanguages, inLanguage } from './by-language.ts';
import type { ServerAnswer } from './engine.ts';
import { type Engine, engineIfLoaded, loadEngine } from './load-engine.ts';
import { type View, viewOfAnswer, viewOfRules } from './result-view.ts';
import { useSavedText } from './use-saved-text.ts';
import { triageOf, useReading } from './use-triage.ts';

/** Nothing yet; working, with the rules' view as soon as there is one; done; or without rules, which could not be loaded. */
export type Run =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly view: View | null }
  | { readonly status: 'shown'; readonly view: View }
  | { readonly status: 'unavailable'; readonly view: null };

/** Whom to call. */
export interface Help {
  readonly company: string;
  readonly phone: { readonly dial: string; readonly display: string };
  /** The address of the question form. */
  readonly ask: string;
  /** Address of the form for an estimate. */
  readonly estimate: string;
  /** Address of the loss record. */
  readonly record: string;
}

/** What the page has of one language: the words around an answer, and of the head of the printed sheet. */
export interface ToolMessages {
  readonly page: PageMessages;
  readonly sheet: SheetMessages;
}

/** What the page hands to the tool. Its examples are texts that a link can name. */
export interface AssessmentProps {
  readonly language: Language;
  readonly words: InLanguages<ToolMessages>;
  readonly examples: Readonly<Record<string, string>>;
  readonly help: Help;
}

/** A page that nobody sees is not drawn. */
const unseenMs = 100;

/** Resolves once what stands on the page now is drawn: what can wait for that must not keep a press from being answered. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, unseenMs);
  });
}

/** So long the rules may still take after a press. */
const patienceMs = 10_000;

/** What comes in time; rejects after that. */
function soon<Value>(coming: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the rules did not load in time')), patienceMs);
    coming.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** Whether a model answers behind the server; null until the server was asked. */
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

/** What stands on the page: how far the run is, what the rules still ask, and what was answered. */
function useShown(remember: ReturnType<typeof useSavedText>['remember']) {
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
      const { category, severity, hazards } = view.assessment;
      remember({ text: view.text, category, severity, hazards: hazards ?? [], answers: given });
    },
    clear: (next: Run) => {
      setRun(next);
      setQuestions([]);
      setAnswers([]);
    },
  };
}

/** The two ways to an answer: a text, and what is answered to a question about it. */
function useAsking(props: AssessmentProps, languages: readonly string[], shown: ReturnType<typeof useShown>) {
  const { language, words } = props;
  const { answers, setRun, setQuestions, finish, clear } = shown;
  const [askedAt, setAskedAt] = useState(0);
  const server = useRef<ServerAnswer | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const wordsOf = (engine: Engine, spoken: Language) => ({
    answer: inLanguage(engine.words, spoken),
    page: inLanguage(words, spoken).page,
  });

  const answerByRules = async (engine: Engine, scenario: string, signal: AbortSignal) => {
    const { rules, language: spoken } = triageOf(engine, scenario, language, []);
    const t = wordsOf(engine, spoken);
    const view = viewOfRules(rules, t, engine, 'waiting');
    setQuestions(rules.answer.questions);
    setRun({ status: 'running', view });
    await painted();
    try {
      server.current = await engine.askServer(scenario, spoken, signal);
      finish(viewOfAnswer(rules, t, engine, server.current));
    } catch (error) {
      // What the rules have said stands.
      console.error(error);
      server.current = { kind: 'failed', why: 'unusable' };
      finish({ ...view, note: 'failed' });
    }
  };

  return {
    askedAt,
    cancel: () => stop.current?.abort(),
    start: async (scenario: string) => {
      // Counted by the script of every page. Every start ends in a result: the rules are on the device.
      void painted().then(() => document.dispatchEvent(new Event('tool-used')));
      setAskedAt(Date.now());
      clear({ status: 'running', view: null });
      server.current = null;
      // Before anything is waited for: who presses stop means this run.
      const running = new AbortController();
      stop.current = running;
      try {
        const engine = engineIfLoaded() ?? (await soon(loadEngine(languages)));
        await answerByRules(engine, scenario, running.signal);
      } catch (error) {
        // The page then says whom to call, 911 first.
        console.error(error);
        setRun({ status: 'unavailable', view: null });
      }
    },
    /** Takes an answer in or back, and asks the rules again, at once and on the device. */
    reply: async (view: View, question: OpenQuestion, id: AnswerId) => {
      const engine = await loadEngine(languages);
      const next = withAnswer(answers, question, id);
      const { rules, language: spoken } = triageOf(engine, view.text, language, next);
      // A text that is happening now after all has questions of its own.
      if (id === 'happening-now') setQuestions(rules.answer.questions);
      const answer = server.current ?? ({ kind: 'cancelled' } as const);
      finish(viewOfAnswer(rules, wordsOf(engine, spoken), engine, answer), next);
    },
  };
}

/** The assessment page's state: text, run, questions and history. */
export function useAssessment(box: RefObject<HTMLTextAreaElement | null>, props: AssessmentProps) {
  const { language, words } = props;
  const [languages] = useState(() => [language, ...Object.keys(words.others)]);
  const connected = useConnected(languages);
  const { edit, remember, ...kept } = useSavedText(box, props.examples);
  const shown = useShown(remember);
  const asking = useAsking(props, languages, shown);
  const { run, questions, answers, setQuestions, clear } = shown;
  useReading(kept.text, language, languages);
  return {
    ...kept,
    ...asking,
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

/** One answer of a question takes the place of another; several stand together, but none beside "none of these". */
function withAnswer(
  answers: readonly AnswerId[],
  { multiple, answers: own }: OpenQuestion,
  id: AnswerId,
): readonly AnswerId[] {
  if (answers.includes(id)) return answers.filter((answer) => answer !== id);
  const none: AnswerId = 'none-of-these';
  const kept = answers.filter((answer) => !own.includes(answer) || (multiple && id !== none && answer !== none));
  return [...kept, id];
}
