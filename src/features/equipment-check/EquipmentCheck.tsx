import { type FormEvent, useId, useRef } from 'react';
import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { CheckForm } from './CheckForm.tsx';
import type { CheckMessages } from './check-messages.ts';
import { useCheck } from './use-check.ts';

/** What the page hands to the check. */
export interface EquipmentCheckProps {
  readonly words: CheckMessages;
  readonly language: LanguageTag;
}

/** Lines of an invoice in, what fits and what to ask out. Everything stays in this browser. */
export function EquipmentCheck({ words, language }: EquipmentCheckProps) {
  const state = useCheck(language.code);
  const title = useRef<HTMLHeadingElement>(null);
  const id = `check${useId()}`;
  const locale = localeOf(language);
  const { outcome } = state;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const next = await state.compare();
    if (next.kind === 'check') title.current?.focus();
    if (next.kind !== 'fault') return;
    form.querySelector<HTMLElement>(`[name="${next.field}"]`)?.focus();
    document.getElementById(`${id}fault`)?.scrollIntoView?.({ block: 'nearest' });
  };

  return (
    <>
      <CheckForm id={id} state={state} words={words} locale={locale} onSubmit={submit} />
      {outcome.kind === 'check' && (
        <outcome.Answer
          title={title}
          check={outcome.check}
          record={outcome.record}
          isOld={state.isOld}
          words={words}
          locale={locale}
        />
      )}
    </>
  );
}
