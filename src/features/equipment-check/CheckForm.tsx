import { type FormEvent, useRef } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { blankLine, checkLimits } from '#core/equipment-check/input.ts';
import { machineKinds } from '#core/job/drying-job.ts';
import { sizeLimits } from '#core/job/room.ts';
import { FileButton, recordFiles } from '../../components/FileButton.tsx';
import tool from '../../components/tool.module.css';
import type { CheckMessages } from './check-messages.ts';
import styles from './equipment-check.module.css';
import { errorProps, type PartProps, Rooms, Rows, TextField } from './FormRows.tsx';
import type { CheckResult, CheckState } from './use-check.ts';
import type { JobState } from './use-job.ts';

interface FormProps extends Omit<PartProps, 'errorField' | 'errorMessage'> {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The form: invoice lines, and a drying job or else the rooms. */
export function CheckForm({ id, state, words, locale, onSubmit }: FormProps) {
  const { form } = words;
  const { result } = state;
  const error = result.kind === 'error' ? result : null;
  const errorMessage = error && (
    <p className={tool.fault} role="alert" id={`${id}error`}>
      {errorText(error, words, locale)}
    </p>
  );
  const shared = { id, state, words, locale, errorField: error?.field ?? '', errorMessage };
  return (
    <form className={`${tool.form} ${styles.form}`} onSubmit={onSubmit} aria-busy={state.isComparing} noValidate>
      <Lines {...shared} />
      <JobField {...shared} />
      {state.job.kind !== 'job' && <Rooms {...shared} />}
      {state.isComparing && <p role="status">{form.comparing}</p>}
      {!error?.field && errorMessage}
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

function Lines(part: PartProps) {
  const { id, state, words, locale, errorField, errorMessage } = part;
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
      error={(at) => errorField.startsWith(`lines.${at}.`) && errorMessage}
    >
      {(line, at, change) => (
        <>
          <p className={styles.field} data-wide="">
            <label htmlFor={`${id}kind${at}`}>{form.kind}</label>
            <select
              id={`${id}kind${at}`}
              name={`lines.${at}.kind`}
              value={line.kind}
              {...errorProps(part, `lines.${at}.kind`)}
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

/** The error message, with the limits of the field or the possible meanings of an ambiguous number. */
function errorText(
  { error, inDoubt }: Extract<CheckResult, { kind: 'error' }>,
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
  readonly state: Pick<CheckState, 'job' | 'saved' | 'loadSaved' | 'importFile' | 'chooseSaved' | 'removeJob'>;
  readonly words: CheckMessages;
  readonly locale: Locale;
}

/** Chooses the drying job: one of this device, or a job file, which is read only in this window. */
function JobField({ state, words: { form, errors }, locale }: JobFieldProps) {
  const { job, saved } = state;
  const status = useRef<HTMLParagraphElement>(null);
  const hasJob = job.kind === 'job';
  const change = async (changing: Promise<JobState>) => {
    const { kind } = await changing;
    // The pressed button is gone then.
    if (kind !== 'error') status.current?.focus();
  };
  return (
    <section className={styles.part}>
      <h2>{form.job}</h2>
      <p className={styles.hint}>{form.jobHint}</p>
      {!hasJob && saved && (
        <saved.SavedJobs jobs={saved.jobs} choose={(chosen) => void change(state.chooseSaved(chosen))} words={form} />
      )}
      {!hasJob && !saved && (
        <p>
          <button type="button" className="btn btn-alt" onClick={state.loadSaved}>
            {form.onDevice}
          </button>
        </p>
      )}
      {!hasJob && (
        <p>
          <FileButton
            label={form.file}
            accept={recordFiles}
            isSingle
            take={([file]) => file && void change(state.importFile(file))}
          />
        </p>
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {hasJob && t(form.ofJob, { name: job.record.title || form.untitled }, locale)}{' '}
        {hasJob && job.leftOut > 0 && t(form.leftOut, { count: job.leftOut }, locale)}
      </p>
      {hasJob && (
        <p>
          <button type="button" className="btn btn-alt" onClick={() => void change(state.removeJob())}>
            {form.without}
          </button>
        </p>
      )}
      {job.kind === 'error' && (
        <p className={tool.fault} role="alert">
          {errors[job.error]}
        </p>
      )}
    </section>
  );
}
