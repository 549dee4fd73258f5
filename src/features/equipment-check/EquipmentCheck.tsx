import { type FormEvent, useId, useRef } from 'react';
import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { ToolStart } from '../../components/ToolStart.tsx';
import { showResult } from '../../lib/dom/show-result.ts';
import { CheckForm } from './CheckForm.tsx';
import type { CheckMessages } from './check-messages.ts';
import { useCheck } from './use-check.ts';

interface EquipmentCheckProps {
  readonly words: CheckMessages;
  readonly language: LanguageTag;
}

/** Compares the equipment lines of an invoice with the rooms or the drying log. Nothing is sent. */
export function EquipmentCheck({ words, language }: EquipmentCheckProps) {
  const state = useCheck(language.code);
  const title = useRef<HTMLHeadingElement>(null);
  const id = `check${useId()}`;
  const locale = localeOf(language);
  const { result } = state;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const next = await state.compare();
    if (next.kind === 'check') showResult(title.current);
    if (next.kind !== 'error') return;
    form.querySelector<HTMLElement>(`[name="${next.field}"]`)?.focus();
    document.getElementById(`${id}error`)?.scrollIntoView?.({ block: 'nearest' });
  };

  return (
    <>
      {result.kind === 'none' && (
        <ToolStart words={words.start} openSample={() => void state.showSample().then(() => showResult(title.current))}>
          <CheckPicture />
        </ToolStart>
      )}
      <CheckForm id={id} state={state} words={words} locale={locale} onSubmit={submit} />
      {result.kind === 'check' && (
        <result.Answer
          title={title}
          check={result.check}
          record={result.record}
          isStale={state.isStale}
          removeSample={result.isSample ? state.removeSample : null}
          words={words}
          locale={locale}
        />
      )}
    </>
  );
}

/** Two lines of an invoice on the scale of the methods: one fits, one asks. */
function CheckPicture() {
  return (
    <>
      {[
        [18, 78, 'go'],
        [84, 168, 'amber'],
      ].map(([y, billed, tone]) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <rect data-fill="paper" x="8" width="184" height="48" />
          <rect data-fill="rule" x="18" y="10" width="70" height="6" />
          <rect data-fill="tint" x="52" y="28" width="72" height="12" />
          <path d="M18 40h164" />
          <path data-fill={tone} d={`M${billed} 36l-7-12h14z`} />
        </g>
      ))}
    </>
  );
}
