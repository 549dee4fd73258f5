import type { FormEvent } from 'react';
import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { type Policy, policies } from '#core/claim-clock/input.ts';
import { Named } from '../../components/Named.tsx';
import styles from './claim-clock.module.css';
import { DayFields, firstDay, lastDay } from './DayFields.tsx';
import { More } from './MoreDates.tsx';
import type { ClaimState, Fault } from './use-claim.ts';

export interface FormProps {
  readonly id: string;
  readonly state: ClaimState;
  readonly words: ClaimClockMessages;
  readonly language: LanguageTag;
  /** Called when dates stand on the page. */
  readonly shown: () => void;
}

/** Whose policy, which days, and what else is so. */
export function ClaimForm({ id, state, words, language, shown }: FormProps) {
  const { form: said } = words;
  const fault = state.outcome.kind === 'fault' ? state.outcome : null;
  const policy = policies.find((each) => each === state.claim.policy) ?? 'admitted';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const dates = form.querySelectorAll<HTMLInputElement>('input[type="date"]');
    const unreadable = Array.from(dates, (field) => (field.validity.badInput ? field.name : '')).filter(Boolean);
    if ((await state.count(unreadable)).kind === 'dates') shown();
    else focusFault(form);
  };

  return (
    <form className={styles.form} onSubmit={submit} onFocus={state.wake} aria-busy={state.isCounting} noValidate>
      <PolicyChoice words={words} policy={policy} edit={(next) => state.edit({ policy: next })} />
      <DayFields id={id} state={state} words={words} policy={policy} />
      {policy !== 'nfip' && <More state={state} words={words} policy={policy} />}
      {state.isCounting && <p role="status">{said.counting}</p>}
      {fault && (
        <p className={styles.fault} role="alert" id={`${id}fault`}>
          {faultIn(fault.error, words, language)}
        </p>
      )}
      <p className={styles.buttons}>
        <button className="btn" type="submit">
          {said.submit}
        </button>
        <button className="btn btn-alt" type="button" onClick={state.clear}>
          {said.clear}
        </button>
        {state.canUndo && (
          <button className="btn btn-alt" type="button" onClick={state.undo}>
            {said.undo}
          </button>
        )}
      </p>
      <p className={styles.hint}>{state.lasts ? said.kept : said.notKept}</p>
    </form>
  );
}

/** Goes to the first field at fault, which a reader may have folded away. */
function focusFault(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}

function faultIn(error: Fault, words: ClaimClockMessages, language: LanguageTag): string {
  const locale = localeOf(language);
  return t(words.errors[error], { first: locale.date(firstDay), last: locale.date(lastDay) }, locale);
}

function PolicyChoice(props: {
  readonly words: ClaimClockMessages;
  readonly policy: Policy;
  readonly edit: (policy: Policy) => void;
}) {
  const { policy: title, policies: said } = props.words.form;
  return (
    <fieldset className={styles.policies}>
      <legend>{title}</legend>
      {policies.map((policy) => (
        <label key={policy} className={styles.choice}>
          <input
            type="radio"
            name="policy"
            value={policy}
            checked={policy === props.policy}
            onChange={() => props.edit(policy)}
          />
          <span>
            <Named text={said[policy].label} /> <small>{said[policy].hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
