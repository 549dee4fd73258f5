import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { ClaimClockMessages } from '#content/en/tools/claim-clock.ts';
import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { type Policy, policies, type Trigger, triggers, triggersOf, yearsCounted } from '#core/claim-clock/input.ts';
import { TextWithEnglishNames } from '../../components/Named.tsx';
import tool from '../../components/tool.module.css';
import styles from './ClaimForm.module.css';
import type { ClaimState, CountErrorCode } from './use-claim.ts';

const [firstDay, lastDay] = [`${yearsCounted.first}-01-01`, `${yearsCounted.last}-12-31`];

/** Days of nearly every claim; the others are collapsed. */
const commonDays: readonly Trigger[] = ['bought', 'loss', 'notice', 'papersIn', 'decision'];

function DayFields(props: Pick<FormProps, 'id' | 'state' | 'words'> & { readonly policy: Policy }) {
  const { id, state, words, policy } = props;
  const { form: labels } = words;
  const used = triggersOf[policy];
  const rareDays = used.filter((trigger) => !commonDays.includes(trigger));
  const dayField = (trigger: Trigger) => (
    <DayField key={trigger} form={id} trigger={trigger} state={state} words={words} />
  );
  return (
    <>
      <fieldset className={styles.days}>
        <legend>{labels.days}</legend>
        <p className={tool.hint}>{labels.leave}</p>
        {used.filter((trigger) => commonDays.includes(trigger)).map(dayField)}
      </fieldset>
      {rareDays.length > 0 && (
        <details className={styles.seldom} open={rareDays.some((trigger) => state.claim.days[trigger]) || undefined}>
          <summary>{labels.moreDays}</summary>
          <div className={styles.days}>{rareDays.map(dayField)}</div>
        </details>
      )}
    </>
  );
}

interface DayFieldProps extends Pick<FormProps, 'state' | 'words'> {
  /** Prefix of the form's ids. */
  readonly form: string;
  readonly trigger: Trigger;
}

function DayField({ form, trigger, state, words }: DayFieldProps) {
  const id = `${form}${trigger}`;
  const { label, hint } = words.days[trigger];
  const value = state.claim.days[trigger] ?? '';
  const isInvalid = state.result.kind === 'error' && state.result.fields.includes(trigger);
  return (
    <div className={styles.day}>
      <label htmlFor={id}>
        <TextWithEnglishNames text={label} />
      </label>
      {hint && (
        <p className={tool.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        className={tool.input}
        type="date"
        name={trigger}
        value={value}
        min={firstDay}
        max={lastDay}
        aria-describedby={[hint && `${id}-hint`, isInvalid && `${form}error`].filter(Boolean).join(' ') || undefined}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => state.editDay(trigger, event.target.value)}
      />
      {value && (
        <Checkbox
          label={words.form.guess}
          isChecked={state.claim.guesses.includes(trigger)}
          onToggle={(isChecked) => state.guess(trigger, isChecked)}
        />
      )}
    </div>
  );
}

interface FormProps {
  readonly id: string;
  readonly state: ClaimState;
  readonly words: ClaimClockMessages;
  readonly language: LanguageTag;
  /** Called when the deadlines have been rendered. */
  readonly onCounted: () => void;
}

/** The form: policy, days, and further conditions. */
export function ClaimForm({ id, state, words, language, onCounted }: FormProps) {
  const { form: labels } = words;
  const error = state.result.kind === 'error' ? state.result : null;
  const policy = policies.find((each) => each === state.claim.policy) ?? 'admitted';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const dates = currentTarget.querySelectorAll<HTMLInputElement>('input[type="date"]');
    const unreadable = Array.from(dates, (field) => (field.validity.badInput ? field.name : '')).filter(Boolean);
    if ((await state.count(unreadable)).kind === 'dates') onCounted();
    else focusInvalid(currentTarget);
  };

  const form = useRef<HTMLFormElement>(null);
  // On a slow connection people enter dates before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useLayoutEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    for (const trigger of triggers) {
      const day = typed.get(trigger);
      if (typeof day === 'string' && day) state.editDay(trigger, day);
    }
  }, []);

  return (
    <form
      ref={form}
      className={`${tool.form} ${tool.questions}`}
      onSubmit={submit}
      onFocus={state.preload}
      aria-busy={state.isCounting}
      noValidate
    >
      <PolicyChoice words={words} policy={policy} edit={(next) => state.edit({ policy: next })} />
      <DayFields id={id} state={state} words={words} policy={policy} />
      {policy !== 'nfip' && <Conditions state={state} words={words} policy={policy} />}
      {state.isCounting && <p role="status">{labels.counting}</p>}
      {error && (
        <p className={tool.fault} role="alert" id={`${id}error`}>
          {errorText(error.error, words, language)}
        </p>
      )}
      <p className={tool.buttons}>
        <button className="btn" type="submit">
          {labels.submit}
        </button>
        <button className="btn btn-alt" type="button" onClick={state.clear}>
          {labels.clear}
        </button>
        {state.canUndo && (
          <button className="btn btn-alt" type="button" onClick={state.undo}>
            {labels.undo}
          </button>
        )}
      </p>
      <p className={tool.hint}>{state.lasts ? labels.kept : labels.notKept}</p>
      {state.isUnsaved && <p role="alert">{labels.unsaved}</p>}
    </form>
  );
}

/** Focuses the first invalid field, opening its section. */
function focusInvalid(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const section = field?.closest('details');
  if (section) section.open = true;
  field?.focus();
}

function errorText(error: CountErrorCode, words: ClaimClockMessages, language: LanguageTag): string {
  const locale = localeOf(language);
  return t(words.errors[error], { first: locale.date(firstDay), last: locale.date(lastDay) }, locale);
}

function PolicyChoice(props: {
  readonly words: ClaimClockMessages;
  readonly policy: Policy;
  readonly edit: (policy: Policy) => void;
}) {
  const { policy: title, policies: labels } = props.words.form;
  return (
    <fieldset className={styles.policies}>
      <legend>{title}</legend>
      {policies.map((policy) => (
        <label key={policy} className={tool.choice}>
          <input
            type="radio"
            name="policy"
            value={policy}
            checked={policy === props.policy}
            onChange={() => props.edit(policy)}
          />
          <span>
            <TextWithEnglishNames text={labels[policy].label} /> <small>{labels[policy].hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Conditions that move a deadline. */
function Conditions({ state, words, policy }: Pick<FormProps, 'state' | 'words'> & { readonly policy: Policy }) {
  const { form: labels } = words;
  const { calledOnly, catastrophe, arson } = state.claim;
  return (
    <fieldset className={styles.more}>
      <legend>{labels.more}</legend>
      <Checkbox
        label={labels.calledOnly}
        isChecked={calledOnly}
        onToggle={(isChecked) => state.edit({ calledOnly: isChecked })}
      />
      {policy !== 'twia' && (
        <>
          <Checkbox
            label={labels.catastrophe}
            hint={labels.catastropheHint}
            isChecked={catastrophe}
            onToggle={(isChecked) => state.edit({ catastrophe: isChecked })}
          />
          <Checkbox label={labels.arson} isChecked={arson} onToggle={(isChecked) => state.edit({ arson: isChecked })} />
        </>
      )}
    </fieldset>
  );
}

function Checkbox(props: {
  readonly label: string;
  readonly hint?: string;
  readonly isChecked: boolean;
  readonly onToggle: (isChecked: boolean) => void;
}) {
  return (
    <label className={tool.choice}>
      <input type="checkbox" checked={props.isChecked} onChange={(event) => props.onToggle(event.target.checked)} />
      <span>
        <TextWithEnglishNames text={props.label} /> {props.hint && <small>{props.hint}</small>}
      </span>
    </label>
  );
}
