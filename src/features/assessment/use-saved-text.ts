import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from './load-engine.ts';
import {
  addToHistory,
  clearTyped,
  mergeDrafts,
  noteTyped,
  type PastAssessment,
  readDraft,
  readHistory,
  removeFromHistory,
  saveDraft,
} from './saved-assessment.ts';

/** A text offered beside the current one: the example of a link, or the stored draft if there was newer input. */
interface Alternative {
  readonly kind: 'example' | 'earlier';
  readonly text: string;
}

/**
 * The stored text and past assessments. An example named by a link fills an empty field, and is offered beside other text.
 * The stored draft is offered beside input from before it was loaded.
 */
export function useSavedText(box: RefObject<HTMLTextAreaElement | null>, examples: Readonly<Record<string, string>>) {
  const [text, setText] = useState('');
  const [history, setHistory] = useState<readonly PastAssessment[]>([]);
  const [alternative, setAlternative] = useState<Alternative | null>(null);
  const isLoaded = useRef(false);

  useEffect(() => {
    let isUnmounted = false;
    const example = exampleOf(window.location.search, examples);
    // On a slow network people type before hydration: their input wins.
    setText(box.current?.value ?? '');
    // Storage is read when idle: a first visit has nothing to restore.
    const stored = whenIdle().then(() => Promise.all([readDraft(), readHistory()]));
    void stored.then(([draft, past]) => {
      if (isUnmounted) return;
      isLoaded.current = true;
      setHistory(past);
      const { text: shown, earlier } = mergeDrafts(box.current?.value ?? '', draft);
      setText(shown.trim() ? shown : example);
      if (earlier) setAlternative({ kind: 'earlier', text: earlier });
      else if (shown.trim() && example && example !== shown) setAlternative({ kind: 'example', text: example });
      if (shown !== draft.text || earlier) void saveDraft(shown, earlier);
      void clearTyped();
    });
    return () => {
      isUnmounted = true;
    };
  }, [box, examples]);

  const write = (next: string, beside = alternative) => {
    setText(next);
    setAlternative(beside);
    if (isLoaded.current) void saveDraft(next, beside?.kind === 'earlier' ? beside.text : '');
    else noteTyped(next);
  };

  return {
    text,
    history,
    alternative,
    edit: (next: string) => write(next),
    addToHistory: useCallback((shown: Omit<PastAssessment, 'at'>) => {
      void addToHistory({ at: Date.now(), ...shown }).then(setHistory);
    }, []),
    swapAlternative: () => {
      if (alternative?.kind === 'earlier') write(alternative.text, text.trim() ? { kind: 'earlier', text } : null);
      else if (alternative) write(alternative.text, null);
    },
    removeFromHistory: (at: number | 'all') => void removeFromHistory(at).then(setHistory),
  };
}

function exampleOf(query: string, examples: Readonly<Record<string, string>>): string {
  const id = new URLSearchParams(query).get('example') ?? '';
  return Object.entries(examples).find(([key]) => key === id)?.[1] ?? '';
}
