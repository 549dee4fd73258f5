import { useId, useRef } from 'react';
import type { ClaimClockWords } from '#content/en/claim/claim-clock.ts';
import type { LanguageTag } from '#content/locale/locale.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { useClaim } from './use-claim.ts';

/** What the page hands to the claim clock. */
export interface ClaimClockProps {
  readonly words: ClaimClockWords;
  readonly language: LanguageTag;
}

/** Days in, dates out. Everything stays in this browser. */
export function ClaimClock({ words, language }: ClaimClockProps) {
  const state = useClaim();
  const title = useRef<HTMLHeadingElement>(null);
  const id = `claim${useId()}`;
  const { outcome } = state;
  return (
    <>
      <ClaimForm id={id} state={state} words={words} language={language} shown={() => title.current?.focus()} />
      {outcome.kind === 'dates' && (
        <outcome.Dates
          title={title}
          dates={outcome.dates}
          claim={outcome.claim}
          state={state}
          words={words}
          language={language}
        />
      )}
    </>
  );
}
