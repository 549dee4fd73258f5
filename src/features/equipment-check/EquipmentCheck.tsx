import { type FormEvent, useId, useRef } from 'react';
import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { CheckForm } from './CheckForm.tsx';
import type { CheckMessages } from './check-messages.ts';
import { useCheck } from './use-check.ts';

/** Props of the island. */
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
    if (next.kind === 'check') title.current?.focus();
    if (next.kind !== 'error') return;
    form.querySelector<HTMLElement>(`[name="${next.field}"]`)?.focus();
    document.getElementById(`${id}error`)?.scrollIntoView?.({ block: 'nearest' });
  };

  return (
    <>
      <CheckForm id={id} state={state} words={words} locale={locale} onSubmit={submit} />
      {result.kind === 'check' && (
        <result.Answer
          title={title}
          check={result.check}
          record={result.record}
          isStale={state.isStale}
          words={words}
          locale={locale}
        />
      )}
    </>
  );
}
