import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MoldRulesMessages } from '#content/en/tools/mold-rules.ts';
import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { ambiguityOf } from '#core/lib/decimal.ts';
import { decide, type MoldJob, moldJobOf, type TypedMoldJob, ticks } from '#core/mold-rules/mold-rules.ts';
import { EnglishNames } from '../../components/Named.tsx';
import { MoldAnswer } from './MoldAnswer.tsx';
import { MoldForm } from './MoldForm.tsx';
import { saveFields } from './saved-fields.ts';

/** What the page hands to the tool: the words of its form and answer; the rules themselves stand in the page. */
export interface MoldRulesProps {
  readonly words: Omit<MoldRulesMessages, 'rules'>;
  readonly language: LanguageTag;
  /** English names in the words, in another language. */
  readonly names: readonly string[];
}

type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'answer'; readonly job: MoldJob; readonly isOld: boolean }
  | { readonly kind: 'fault'; readonly said: string; readonly field: string };

/** A few answers in, the rules that fit out. The fields are there again after a reload; nothing is sent. */
export function MoldRules({ words, language, names }: MoldRulesProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const title = useRef<HTMLHeadingElement>(null);
  const id = `mold${useId()}`;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = moldJobOf(typedIn(form), language.code);
    const field = checked.ok ? '' : String(checked.fields[0]);
    const atFault = form.querySelector<HTMLInputElement>(`[name="${field}"]`);
    flushSync(() => {
      setOutcome(
        checked.ok
          ? { kind: 'answer', job: checked.value, isOld: false }
          : { kind: 'fault', said: saidOf(words.errors[checked.error], atFault, language), field },
      );
    });
    if (checked.ok) title.current?.focus();
    else {
      atFault?.focus();
      form.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' });
    }
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    saveFields(event.currentTarget);
    if (outcome.kind === 'answer' && !outcome.isOld) setOutcome({ ...outcome, isOld: true });
  };

  return (
    <EnglishNames value={names}>
      <MoldForm
        id={id}
        words={words}
        fault={outcome.kind === 'fault' ? outcome : null}
        onSubmit={submit}
        onChange={change}
      />
      {outcome.kind === 'answer' && (
        <MoldAnswer
          title={title}
          answer={decide(outcome.job)}
          job={outcome.job}
          isOld={outcome.isOld}
          words={words.answer}
        />
      )}
    </EnglishNames>
  );
}

/** What is wrong, with what a text in doubt may mean. */
function saidOf(error: string, field: HTMLInputElement | null, language: LanguageTag): string {
  const typed = field?.value.trim() ?? '';
  return t(error, { typed, ...ambiguityOf(typed, language.code) }, localeOf(language));
}

function typedIn(form: HTMLFormElement): TypedMoldJob {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const ticked = Object.fromEntries(ticks.map((tick) => [tick, data.has(tick)]));
  return { area: text('area'), patch: text('patch'), who: text('who'), property: text('property'), ...ticked };
}
