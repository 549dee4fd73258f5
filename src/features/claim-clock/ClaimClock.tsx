import { useId, useRef } from 'react';
import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import type { LanguageTag } from '#content/i18n/locale.ts';
import { EnglishNames } from '../../components/Named.tsx';
import { ToolStart } from '../../components/ToolStart.tsx';
import { showResult } from '../../lib/dom/show-result.ts';
import { recordAddress } from '../../lib/storage/record-address.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { useClaim } from './use-claim.ts';

interface ClaimClockProps {
  readonly words: ClaimClockMessages;
  readonly language: LanguageTag;
  /** English names in the messages of another language. */
  readonly names: readonly string[];
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
      {result.kind === 'none' && !state.record && (
        <ToolStart words={words.start} openSample={() => void state.showSample().then(() => showResult(title.current))}>
          <DatesPicture />
        </ToolStart>
      )}
      <ClaimForm id={id} state={state} words={words} language={language} onCounted={() => showResult(title.current)} />
      {result.kind === 'dates' && (
        <result.Dates
          title={title}
          dates={result.dates}
          claim={result.claim}
          isSample={result.isSample}
          state={state}
          words={words}
          language={language}
          start={state.record || result.isSample ? null : `${lossRecord}#from-claim`}
        />
      )}
    </EnglishNames>
  );
}

/** Three date tiles on a line of time. */
function DatesPicture() {
  return (
    <>
      <path d="M8 112h184" />
      {[
        [14, '7', 'go'],
        [76, '15', 'amber'],
        [138, '22', 'river'],
      ].map(([x, day, tone]) => (
        <g key={day} transform={`translate(${x} 24)`}>
          <rect data-fill="paper" width="48" height="58" />
          <rect data-fill={tone} width="48" height="15" />
          <text x="24" y="44">
            {day}
          </text>
          <path d="M24 58v24" />
          <circle data-fill={tone} cx="24" cy="88" r="6" />
        </g>
      ))}
    </>
  );
}
