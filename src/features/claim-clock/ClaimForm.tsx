import type { FormEvent } from 'react';
import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { Trigger } from '#core/claim-clock/input.ts';
import { type Policy, policies, triggersOf, yearsCounted } from '#core/claim-clock/input.ts';
import { TextWithEnglishNames } from '../../components/Named.tsx';
import styles from './claim-clock.module.css';

import type { ClaimState, Fault } from './use-claim.ts';

/** The days that the clock counts between. */
const [firstDay, lastDay] = [`${yearsCounted.first}-01-01`, `${yearsCounted.last}-12-31`];

/** Days of nearly every claim; the others are folded away. */
const usual: readonly Trigger[] = ['bought', 'loss', 'notice', 'papersIn', 'decision'];

/** The days that a policy counts from. */
function DayFields(props: Pick<FormProps, 'id' | 'state' | 'words'> & { readonly policy: Policy }) {
  const { id, state, words, policy } = props;
  const { form: said } = words;
  const used = triggersOf[policy];
  const seldom = used.filter((trigger) => !usual.includes(trigger));
  const dayField = (trigger: Trigger) => (
    <DayField key={trigger} form={id} trigger={trigger} state={state} words={words} />
  );
  return (
    <>
      <fieldset className={styles.days}>
        <legend>{said.days}</legend>
        <p className={styles.hint}>{said.leave}</p>
        {used.filter((trigger) => usual.includes(trigger)).map(dayField)}
      </fieldset>
      {seldom.length > 0 && (
        <details className={styles.seldom} open={seldom.some((trigger) => state.claim.days[trigger]) || undefined}>
          <summary>{said.moreDays}</summary>
          <div className={styles.days}>{seldom.map(dayField)}</div>
        </details>
      )}
    </>
  );
}

interface DayFieldProps extends Pick<FormProps, 'state' | 'words'> {
  /** What the ids of the form begin with. */
  readonly form: string;
  readonly trigger: Trigger;
}

function DayField({ form, trigger, state, words }: DayFieldProps) {
  const id = `${form}${trigger}`;
  const { label, hint } = words.days[trigger];
  const value = state.claim.days[trigger] ?? '';
  const isAtFault = state.outcome.kind === 'fault' && state.outcome.fields.includes(trigger);
  return (
    <div className={styles.day}>
      <label htmlFor={id}>
        <TextWithEnglishNames text={label} />
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        type="date"
        name={trigger}
        value={value}
        min={firstDay}
        max={lastDay}
        aria-describedby={[hint && `${id}-hint`, isAtFault && `${form}fault`].filter(Boolean).join(' ') || undefined}
        aria-invalid={isAtFault || undefined}
        onChange={(event) => state.editDay(trigger, event.target.value)}
      />
      {value && (
        <Tick
          label={words.form.guess}
          isOn={state.claim.guesses.includes(trigger)}
          turn={(isOn) => state.guess(trigger, isOn)}
        />
      )}
    </div>
  );
}

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
            <TextWithEnglishNames text={said[policy].label} /> <small>{said[policy].hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What else is so, and moves a date. */
function More({ state, words, policy }: Pick<FormProps, 'state' | 'words'> & { readonly policy: Policy }) {
  const { form: said } = words;
  const { calledOnly, catastrophe, arson } = state.claim;
  return (
    <fieldset className={styles.more}>
      <legend>{said.more}</legend>
      <Tick label={said.calledOnly} isOn={calledOnly} turn={(isOn) => state.edit({ calledOnly: isOn })} />
      {policy !== 'twia' && (
        <>
          <Tick
            label={said.catastrophe}
            hint={said.catastropheHint}
            isOn={catastrophe}
            turn={(isOn) => state.edit({ catastrophe: isOn })}
          />
          <Tick label={said.arson} isOn={arson} turn={(isOn) => state.edit({ arson: isOn })} />
        </>
      )}
    </fieldset>
  );
}

/** One yes of the form. */
function Tick(props: {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={props.isOn} onChange={(event) => props.turn(event.target.checked)} />
      <span>
        <TextWithEnglishNames text={props.label} /> {props.hint && <small>{props.hint}</small>}
      </span>
    </label>
  );
}
