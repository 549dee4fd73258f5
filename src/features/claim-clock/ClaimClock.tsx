import { useId, useRef } from 'react';
import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import type { LanguageTag } from '#content/i18n/locale.ts';
import { EnglishNames } from '../../components/Named.tsx';
import { recordAddress } from '../../lib/storage/record-address.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { useClaim } from './use-claim.ts';

/** Props of the island. */
interface ClaimClockProps {
  readonly words: ClaimClockMessages;
  readonly language: LanguageTag;
  /** English names in the messages of another language. */
  readonly names: readonly string[];
  /** The path of the loss record page in this language. */
  readonly lossRecord: string;
}

/** Calculates the deadlines of a claim from its days. Nothing is sent. */
export function ClaimClock({ words, language, names, lossRecord }: ClaimClockProps) {
  const state = useClaim();
  const title = useRef<HTMLHeadingElement>(null);
  const id = `claim${useId()}`;
  const { result } = state;
  return (
    <EnglishNames value={names}>
      {state.record && (
        <p>
          {words.form.ofRecord} <a href={`${lossRecord}${recordAddress(state.record)}`}>{words.form.backToRecord}</a>
        </p>
      )}
      <ClaimForm id={id} state={state} words={words} language={language} onCounted={() => title.current?.focus()} />
      {result.kind === 'dates' && (
        <result.Dates
          title={title}
          dates={result.dates}
          claim={result.claim}
          state={state}
          words={words}
          language={language}
          start={state.record ? null : `${lossRecord}#from-claim`}
        />
      )}
    </EnglishNames>
  );
}
