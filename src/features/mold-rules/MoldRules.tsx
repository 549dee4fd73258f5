import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MoldRulesMessages } from '#content/en/tools/mold-rules.ts';
import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { ambiguityOf } from '#core/lib/decimal.ts';
import { decide, type MoldJob, moldJobOf, type TypedMoldJob, ticks } from '#core/mold-rules/mold-rules.ts';
import { EnglishNames } from '../../components/Named.tsx';
import { showResult } from '../../lib/dom/show-result.ts';
import { MoldAnswer } from './MoldAnswer.tsx';
import { MoldForm, saveFields } from './MoldForm.tsx';

/** Props of the island: the messages of form and answer. The rules themselves are in the page. */
interface MoldRulesProps {
  readonly words: Omit<MoldRulesMessages, 'rules'>;
  readonly language: LanguageTag;
  /** English names in the messages of another language. */
  readonly names: readonly string[];
  readonly inspectionAt: string;
}

type FormState =
  | { readonly kind: 'none' }
  | { readonly kind: 'answer'; readonly job: MoldJob; readonly isStale: boolean }
  | { readonly kind: 'error'; readonly message: string; readonly field: string };

/** Which mold rules apply to a job. The form survives a reload; nothing is sent. */
export function MoldRules({ words, language, names, inspectionAt }: MoldRulesProps) {
  const [formState, setFormState] = useState<FormState>({ kind: 'none' });
  const title = useRef<HTMLHeadingElement>(null);
  const id = `mold${useId()}`;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = moldJobOf(readForm(form), language.code);
    const field = checked.ok ? '' : String(checked.fields[0]);
    const invalid = form.querySelector<HTMLInputElement>(`[name="${field}"]`);
    flushSync(() => {
      setFormState(
        checked.ok
          ? { kind: 'answer', job: checked.value, isStale: false }
          : { kind: 'error', message: errorText(words.errors[checked.error], invalid, language), field },
      );
    });
    if (checked.ok) showResult(title.current);
    else {
      invalid?.focus();
      form.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' });
    }
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    saveFields(event.currentTarget);
    if (formState.kind === 'answer' && !formState.isStale) setFormState({ ...formState, isStale: true });
  };

  return (
    <EnglishNames value={names}>
      <MoldForm
        id={id}
        words={words}
        error={formState.kind === 'error' ? formState : null}
        onSubmit={submit}
        onChange={change}
      />
      {formState.kind === 'answer' && (
        <MoldAnswer
          title={title}
          answer={decide(formState.job)}
          job={formState.job}
          isStale={formState.isStale}
          words={words.answer}
          inspectionAt={inspectionAt}
        />
      )}
    </EnglishNames>
  );
}

/** The error message, with the possible meanings of an ambiguous number. */
function errorText(error: string, field: HTMLInputElement | null, language: LanguageTag): string {
  const typed = field?.value.trim() ?? '';
  return t(error, { typed, ...ambiguityOf(typed, language.code) }, localeOf(language));
}

function readForm(form: HTMLFormElement): TypedMoldJob {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const ticked = Object.fromEntries(ticks.map((tick) => [tick, data.has(tick)]));
  return { area: text('area'), patch: text('patch'), who: text('who'), property: text('property'), ...ticked };
}
