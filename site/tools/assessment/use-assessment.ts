import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { assessmentExamples } from '#content/en/assessment/assessment-examples.ts';
import type { Question } from '#core/assessment/questions.ts';
import { forget, keepDraft, type PastAssessment, readDraft, readHistory, remember } from './device-storage.ts';
import type { ServerAnswer } from './engine.ts';
import { type View, viewOfAnswer, viewOfKeywords, viewOfRules, waitingNote } from './view.ts';

/** Nothing yet; working, with the rules' view as soon as there is one; or done. */
export type Run =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly view: View | null }
  | { readonly status: 'shown'; readonly view: View };

type Engine = typeof import('./engine.ts');
let loading: Promise<Engine> | undefined;

/** Loads rules and client once. A load that failed is tried again at the next call. */
function loadEngine(): Promise<Engine> {
  loading ??= import('./engine.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads the rules and compiles their lexicon while the visitor is still typing. */
export function prepare(): void {
  if (loading) return;
  loadEngine().then(
    (engine) => setTimeout(() => engine.triage('water'), 0),
    () => {},
  );
}

/** The assessment page's state: text, run, questions and history. */
export function useAssessment(box: RefObject<HTMLTextAreaElement | null>) {
  const [text, setText] = useState('');
  const [run, setRun] = useState<Run>({ status: 'idle' });
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [history, setHistory] = useState<readonly PastAssessment[]>([]);
  const [waitingExample, setWaitingExample] = useState('');
  const answered = useRef<readonly Question['id'][]>([]);
  const answer = useRef<ServerAnswer | null>(null);
  const stop = useRef<AbortController | null>(null);

  useEffect(() => {
    // On a slow network people type before this script runs: what stands in the box wins over everything.
    const draft = box.current?.value || readDraft();
    const example = exampleOf(window.location.search);
    setText(draft.trim() ? draft : example);
    keepDraft(draft);
    if (draft.trim() && example && example !== draft) setWaitingExample(example);
    setHistory(readHistory());
    if (draft || example) prepare();
    return () => stop.current?.abort();
  }, [box]);

  const edit = useCallback((next: string) => {
    setText(next);
    keepDraft(next);
  }, []);

  const finish = useCallback((view: View) => {
    const { category, severity } = view.assessment;
    setRun({ status: 'shown', view });
    setHistory(remember({ at: Date.now(), text: view.text, category, severity }));
  }, []);

  const start = useCallback(
    async (scenario: string) => {
      setRun({ status: 'running', view: null });
      answered.current = [];
      answer.current = null;
      const engine = await loadEngine().catch(() => null);
      if (!engine) return finish(viewOfKeywords(scenario));
      const rules = engine.triage(scenario);
      setQuestions(engine.questionsFor(rules.reading, []));
      setRun({ status: 'running', view: viewOfRules(scenario, rules, waitingNote) });
      stop.current = new AbortController();
      answer.current = await engine.askServer(scenario, stop.current.signal);
      finish(viewOfAnswer(scenario, rules, answer.current, engine.guard));
    },
    [finish],
  );

  /** Adds an answer's sentence to the assessed text and asks the rules again, at once and on the device. */
  const reply = useCallback(
    async (view: View, id: Question['id'], sentence: string) => {
      const engine = await loadEngine();
      answered.current = [...answered.current, id];
      const longer = `${view.text}\n${sentence}`;
      const rules = engine.triage(longer);
      setQuestions(engine.questionsFor(rules.reading, answered.current));
      finish(viewOfAnswer(longer, rules, answer.current ?? { kind: 'cancelled' }, engine.guard));
    },
    [finish],
  );

  return {
    text,
    run,
    questions,
    history,
    waitingExample,
    edit,
    start,
    reply,
    skipQuestions: () => setQuestions([]),
    cancel: () => stop.current?.abort(),
    takeExample: () => {
      edit(waitingExample);
      setWaitingExample('');
    },
    restart: () => {
      edit('');
      setRun({ status: 'idle' });
      setQuestions([]);
    },
    forget: (at: number | 'all') => setHistory(forget(at)),
  };
}

export type AssessmentState = ReturnType<typeof useAssessment>;

function exampleOf(query: string): string {
  const id = new URLSearchParams(query).get('example') ?? '';
  const example = Object.entries(assessmentExamples).find(([key]) => key === id);
  return example?.[1].text ?? '';
}
