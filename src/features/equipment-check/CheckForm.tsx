import { type FormEvent, type ReactNode, useRef } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { blankLine, checkLimits } from '#core/equipment-check/input.ts';
import { machineKinds } from '#core/job/drying-job.ts';
import { sizeLimits } from '#core/job/room.ts';
import type { CheckMessages } from './check-messages.ts';
import styles from './equipment-check.module.css';
import { Rooms } from './Rooms.tsx';
import { Rows } from './Rows.tsx';
import { faultOf, TextField } from './TextField.tsx';
import type { CheckState, Outcome } from './use-check.ts';
import type { JobGiven } from './use-job.ts';

interface FormProps {
  readonly id: string;
  readonly state: CheckState;
  readonly words: CheckMessages;
  readonly locale: Locale;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The invoice, the log if there is one, and otherwise the rooms. */
export function CheckForm({ id, state, words, locale, onSubmit }: FormProps) {
  const { form } = words;
  const { outcome } = state;
  const fault = outcome.kind === 'fault' ? outcome : null;
  const said = fault && (
    <p className={styles.fault} role="alert" id={`${id}fault`}>
      {faultIn(fault, words, locale)}
    </p>
  );
  const all = { id, state, words, locale, fault: fault?.field ?? '', said };
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-busy={state.isComparing} noValidate>
      <Lines {...all} />
      <JobField {...all} />
      {state.job.kind !== 'job' && <Rooms {...all} />}
      {state.isComparing && <p role="status">{form.comparing}</p>}
      {!fault?.field && said}
      <p className={styles.buttons}>
        <button className="btn" type="submit">
          {form.submit}
        </button>
        <button className="btn btn-alt" type="button" onClick={state.clear}>
          {form.clear}
        </button>
        {state.canUndo && (
          <button className="btn btn-alt" type="button" onClick={state.undo}>
            {form.undo}
          </button>
        )}
      </p>
      <p className={styles.hint}>{state.lasts ? form.kept : form.notKept}</p>
    </form>
  );
}

export interface PartProps extends Omit<FormProps, 'onSubmit'> {
  /** The field at fault, and what is said of it in its row. */
  readonly fault: string;
  readonly said: ReactNode;
}

function Lines(part: PartProps) {
  const { id, state, words, locale, fault, said } = part;
  const { form, kinds } = words;
  const { lines } = state.typed;
  return (
    <Rows
      title={form.lines}
      hint={form.linesHint}
      rows={lines}
      blank={blankLine}
      words={{ one: form.line, add: form.addLine, remove: form.removeLine }}
      locale={locale}
      edit={(rows) => state.edit({ lines: rows })}
      said={(at) => fault.startsWith(`lines.${at}.`) && said}
    >
      {(line, at, change) => (
        <>
          <p className={styles.field} data-wide="">
            <label htmlFor={`${id}kind${at}`}>{form.kind}</label>
            <select
              id={`${id}kind${at}`}
              name={`lines.${at}.kind`}
              value={line.kind}
              {...faultOf(part, `lines.${at}.kind`)}
              onChange={({ target }) => change({ kind: target.value })}
            >
              <option value="">{form.choose}</option>
              {machineKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kinds[kind]}
                </option>
              ))}
            </select>
          </p>
          {(['units', 'days', 'rate'] as const).map((name) => (
            <TextField
              key={name}
              of={part}
              name={`lines.${at}.${name}`}
              label={form[name]}
              value={line[name]}
              edit={(text) => change({ [name]: text })}
            />
          ))}
        </>
      )}
    </Rows>
  );
}

/** What is wrong, with the limits of what it is about, or with the numbers that a text may mean. */
function faultIn(
  { error, inDoubt }: Extract<Outcome, { kind: 'fault' }>,
  { errors }: CheckMessages,
  locale: Locale,
): string {
  const limits = {
    'bad-units': checkLimits.units,
    'bad-days': checkLimits.days,
    'bad-rate': checkLimits.rate,
    'bad-size': { least: sizeLimits.least.value, most: sizeLimits.most.value },
  };
  const { least, most } = Object.hasOwn(limits, error) ? limits[error as keyof typeof limits] : { least: 0, most: 0 };
  return t(errors[error], { least, most, ...inDoubt }, locale);
}

interface JobFieldProps {
  readonly state: Pick<CheckState, 'job' | 'kept' | 'look' | 'importFile' | 'takeKept' | 'dropJob'>;
  readonly words: CheckMessages;
  readonly locale: Locale;
}

/** The way in for the log: a job of this device, or a job file, which this window alone reads. */
function JobField({ state, words: { form, errors }, locale }: JobFieldProps) {
  const { job, kept } = state;
  const said = useRef<HTMLParagraphElement>(null);
  const isGiven = job.kind === 'job';
  const change = async (changing: Promise<JobGiven>) => {
    const { kind } = await changing;
    // What was pressed is gone then.
    if (kind !== 'fault') said.current?.focus();
  };
  return (
    <section className={styles.part}>
      <h2>{form.job}</h2>
      <p className={styles.hint}>{form.jobHint}</p>
      {!isGiven && kept && (
        <kept.SavedJobs jobs={kept.jobs} choose={(chosen) => void change(state.takeKept(chosen))} words={form} />
      )}
      {!isGiven && !kept && (
        <p>
          <button type="button" className="btn btn-alt" onClick={state.look}>
            {form.onDevice}
          </button>
        </p>
      )}
      {!isGiven && (
        <p>
          <label className={`btn btn-alt ${styles.fileButton}`}>
            {form.file}
            <input
              type="file"
              accept=".json,.zip,application/json,application/zip"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void change(state.importFile(file));
                target.value = '';
              }}
            />
          </label>
        </p>
      )}
      <p role="status" ref={said} tabIndex={-1}>
        {isGiven && t(form.ofJob, { name: job.record.title || form.untitled }, locale)}{' '}
        {isGiven && job.leftOut > 0 && t(form.leftOut, { count: job.leftOut }, locale)}
      </p>
      {isGiven && (
        <p>
          <button type="button" className="btn btn-alt" onClick={() => void change(state.dropJob())}>
            {form.without}
          </button>
        </p>
      )}
      {job.kind === 'fault' && (
        <p className={styles.fault} role="alert">
          {errors[job.error]}
        </p>
      )}
    </section>
  );
}
