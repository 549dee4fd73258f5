import { type RefObject, useCallback, useEffect, useState } from 'react';
import { whenIdle } from './engine/load-engine.ts';
import { forget, keepDraft, type PastAssessment, readDraft, readHistory, remember } from './past.ts';

/**
 * The text in the box and the assessments of the past, as the device keeps them. A link may name an example: it fills an empty
 * box, and waits beside a text of the visitor's own.
 */
export function useKeptText(box: RefObject<HTMLTextAreaElement | null>, examples: Readonly<Record<string, string>>) {
  const [text, setText] = useState('');
  const [history, setHistory] = useState<readonly PastAssessment[]>([]);
  const [waitingExample, setWaitingExample] = useState('');

  useEffect(() => {
    let isLeft = false;
    const example = exampleOf(window.location.search, examples);
    // On a slow network people type before this script runs: what stands in the box wins over everything.
    setText(box.current?.value ?? '');
    // What the device kept comes after the page: a first visit has nothing to wait for.
    const kept = whenIdle().then(() => Promise.all([readDraft(), readHistory()]));
    void kept.then(([keptDraft, past]) => {
      if (isLeft) return;
      setHistory(past);
      const draft = box.current?.value || keptDraft;
      setText(draft.trim() ? draft : example);
      if (draft !== keptDraft) void keepDraft(draft);
      if (draft.trim() && example && example !== draft) setWaitingExample(example);
    });
    return () => {
      isLeft = true;
    };
  }, [box, examples]);

  const edit = useCallback((next: string) => {
    setText(next);
    void keepDraft(next);
  }, []);

  return {
    text,
    history,
    waitingExample,
    edit,
    remember: useCallback((shown: Omit<PastAssessment, 'at'>) => {
      void remember({ at: Date.now(), ...shown }).then(setHistory);
    }, []),
    takeExample: () => {
      edit(waitingExample);
      setWaitingExample('');
    },
    forget: (at: number | 'all') => void forget(at).then(setHistory),
  };
}

function exampleOf(query: string, examples: Readonly<Record<string, string>>): string {
  const id = new URLSearchParams(query).get('example') ?? '';
  return Object.entries(examples).find(([key]) => key === id)?.[1] ?? '';
}
