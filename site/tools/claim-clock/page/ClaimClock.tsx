import { useId, useRef } from 'react';
import type { ClaimClockWords } from '#content/en/claim/claim-clock.ts';
import type { LanguageTag } from '#content/locale/locale.ts';
import { recordAddress } from '../../../device/store/late/record-address.ts';
import { EnglishNames } from '../../island/Named.tsx';
import { ClaimForm } from '../form/ClaimForm.tsx';
import { useClaim } from './use-claim.ts';

/** What the page hands to the claim clock. */
export interface ClaimClockProps {
  readonly words: ClaimClockWords;
  readonly language: LanguageTag;
  /** English names in the words, in another language. */
  readonly names: readonly string[];
  /** Where the loss record stands in this language. */
  readonly lossRecord: string;
}

/** Days in, dates out. Everything stays in this browser. */
export function ClaimClock({ words, language, names, lossRecord }: ClaimClockProps) {
  const state = useClaim();
  const title = useRef<HTMLHeadingElement>(null);
  const id = `claim${useId()}`;
  const { outcome } = state;
  return (
    <EnglishNames value={names}>
      {state.record && (
        <p>
          {words.form.ofRecord} <a href={`${lossRecord}${recordAddress(state.record)}`}>{words.form.backToRecord}</a>
        </p>
      )}
      <ClaimForm id={id} state={state} words={words} language={language} shown={() => title.current?.focus()} />
      {outcome.kind === 'dates' && (
        <outcome.Dates
          title={title}
          dates={outcome.dates}
          claim={outcome.claim}
          state={state}
          words={words}
          language={language}
          start={state.record ? null : `${lossRecord}#from-claim`}
        />
      )}
    </EnglishNames>
  );
}
