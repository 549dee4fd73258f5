import { useId, useRef } from 'react';
import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import type { LanguageTag } from '#content/i18n/locale.ts';
import { EnglishNames } from '../../components/Named.tsx';
import { recordAddress } from '../../lib/storage/record-address.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { useClaim } from './use-claim.ts';

/** What the page hands to the claim clock. */
export interface ClaimClockProps {
  readonly words: ClaimClockMessages;
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
