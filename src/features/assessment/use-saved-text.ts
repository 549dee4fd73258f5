import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  besideKept,
  forget,
  forgetTyped,
  noteTyped,
  type PastAssessment,
  readDraft,
  readHistory,
  remember,
  saveDraft,
} from './history-storage.ts';
import { whenIdle } from './load-engine.ts';

/** What waits beside the box: the example that a link named, or what the device had kept when something new was typed. */
interface Waiting {
  readonly kind: 'example' | 'earlier';
  readonly text: string;
}

/**
 * The text in the box and the assessments of the past, as the device keeps them. A link may name an example: it fills an empty
 * box, and waits beside a text of the visitor's own. What the device kept waits beside a text that was typed before it came.
 */
export function useSavedText(box: RefObject<HTMLTextAreaElement | null>, examples: Readonly<Record<string, string>>) {
  const [text, setText] = useState('');
  const [history, setHistory] = useState<readonly PastAssessment[]>([]);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const hasCome = useRef(false);

  useEffect(() => {
    let isLeft = false;
    const example = exampleOf(window.location.search, examples);
    // On a slow network people type before this script runs: what stands in the box wins over everything.
    setText(box.current?.value ?? '');
    // What the device kept comes after the page: a first visit has nothing to wait for.
    const kept = whenIdle().then(() => Promise.all([readDraft(), readHistory()]));
    void kept.then(([draft, past]) => {
      if (isLeft) return;
      hasCome.current = true;
      setHistory(past);
      const { text: shown, earlier } = besideKept(box.current?.value ?? '', draft);
      setText(shown.trim() ? shown : example);
      if (earlier) setWaiting({ kind: 'earlier', text: earlier });
      else if (shown.trim() && example && example !== shown) setWaiting({ kind: 'example', text: example });
      if (shown !== draft.text || earlier) void saveDraft(shown, earlier);
      void forgetTyped();
    });
    return () => {
      isLeft = true;
    };
  }, [box, examples]);

  const write = (next: string, beside = waiting) => {
    setText(next);
    setWaiting(beside);
    if (hasCome.current) void saveDraft(next, beside?.kind === 'earlier' ? beside.text : '');
    else noteTyped(next);
  };

  return {
    text,
    history,
    waiting,
    edit: (next: string) => write(next),
    remember: useCallback((shown: Omit<PastAssessment, 'at'>) => {
      void remember({ at: Date.now(), ...shown }).then(setHistory);
    }, []),
    takeWaiting: () => {
      if (waiting?.kind === 'earlier') write(waiting.text, text.trim() ? { kind: 'earlier', text } : null);
      else if (waiting) write(waiting.text, null);
    },
    forget: (at: number | 'all') => void forget(at).then(setHistory),
  };
}

function exampleOf(query: string, examples: Readonly<Record<string, string>>): string {
  const id = new URLSearchParams(query).get('example') ?? '';
  return Object.entries(examples).find(([key]) => key === id)?.[1] ?? '';
}
