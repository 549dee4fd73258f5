import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { MoldRulesMessages } from '#content/en/tools/mold-rules.ts';
import { properties, ticks, workers } from '#core/mold-rules/mold-rules.ts';
import tool from '../../components/tool.module.css';
import style from '../../lib/figures/shared/drawing.module.css';
import { Drawing } from '../../lib/figures/shared/drawing.tsx';
import styles from './mold-rules.module.css';

interface FormProps {
  readonly id: string;
  readonly words: Pick<MoldRulesMessages, 'form'>;
  readonly error: { readonly message: string; readonly field: string } | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
}

/** The form: area, worker, property and further conditions. */
export function MoldForm({ id, words: { form }, error, onSubmit, onChange }: FormProps) {
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fields.current) restoreFields(fields.current);
  }, []);
  const errorId = `${id}error`;
  const places = { ...form.properties, other: form.properties.elsewhere };
  const at = (name: string, hint = '') => {
    const isInvalid = error?.field === name;
    const described = [isInvalid && errorId, hint].filter(Boolean).join(' ');
    return { 'aria-invalid': isInvalid || undefined, 'aria-describedby': described || undefined };
  };
  const fieldError = (name: string) =>
    error?.field === name && (
      <p className={tool.fault} role="alert" id={errorId}>
        {error.message}
      </p>
    );
  return (
    <form ref={fields} className={`${tool.form} ${tool.questions}`} onSubmit={onSubmit} onChange={onChange} noValidate>
      <MoldArea label={form.drawn} />
      <div className={styles.areas}>
        {(['area', 'patch'] as const).map((name) => (
          <div key={name} className={styles.area}>
            <label htmlFor={`${id}${name}`}>{form[name].label}</label>
            <p className={tool.hint} id={`${id}${name}-hint`}>
              {form[name].hint}
            </p>
            <input
              id={`${id}${name}`}
              className={tool.input}
              name={name}
              inputMode="decimal"
              {...at(name, `${id}${name}-hint`)}
            />
            {fieldError(name)}
          </div>
        ))}
      </div>
      <div className={styles.sides}>
        <Choices name="who" legend={form.who} labels={form.workers} codes={workers} at={at} error={fieldError('who')} />
        <Choices
          name="property"
          legend={form.property}
          labels={places}
          codes={properties}
          at={at}
          error={fieldError('property')}
        />
      </div>
      <fieldset>
        <legend>{form.more}</legend>
        {ticks.map((tick) => (
          <label key={tick} className={tool.choice}>
            <input type="checkbox" name={tick} />
            <span>{form.ticks[tick]}</span>
          </label>
        ))}
      </fieldset>
      <p>
        <button className="btn" type="submit">
          {form.submit}
        </button>
      </p>
    </form>
  );
}

function Choices<Code extends string>(props: {
  readonly name: string;
  readonly legend: string;
  readonly labels: Readonly<Record<Code, string>>;
  readonly codes: readonly Code[];
  readonly at: (name: string) => object;
  readonly error: ReactNode;
}) {
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      {props.error}
      {props.codes.map((code) => (
        <label key={code} className={tool.choice}>
          <input type="radio" name={props.name} value={code} {...props.at(props.name)} />
          <span>{props.labels[code]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The form is saved in session storage, so it is gone when the tab is closed. */
const storageKey = 'mold-rules';

/** Saves the form for this tab. Without storage it lasts as long as the page. */
export function saveFields(form: HTMLFormElement): void {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {}
}

/** Restores the saved form, except fields that were filled in before hydration. */
function restoreFields(form: HTMLFormElement): void {
  const typed = new FormData(form);
  const stored = new Map(storedFields());
  for (const input of form.querySelectorAll('input')) {
    const value = stored.get(input.name);
    if (value === undefined || typed.get(input.name)) continue;
    if (input.type === 'text') input.value = value;
    else input.checked = input.value === value;
  }
}

function storedFields(): readonly (readonly [string, string])[] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(entries) ? entries.map(([field, value]) => [String(field), String(value)]) : [];
  } catch {
    return [];
  }
}

/** Units of the drawing per foot. The wall is 8 feet high. */
const foot = 24;
const floor = 8 * foot + 4;
/** Height of the patches' middle. */
const middle = 100;
const patches = [
  { area: '10', left: 196, wide: 5, high: 2 },
  { area: '25', left: 384, wide: 5, high: 5 },
];

/** Ten and 25 square feet on a wall, to scale, beside a person of 5 feet 8 inches. Decoration: the rules have the numbers. */
function MoldArea({ label }: { readonly label: string }) {
  return (
    <div className={styles.picture} aria-hidden="true">
      <Drawing height={floor + 22}>
        <path className={style.line} d={`M0 4H640`} />
        <path className={style.body} d={`M70 ${floor}V${floor - 6.67 * foot}H${70 + 2.67 * foot}V${floor}Z`} />
        <circle className={style.line} cx="122" cy={floor - 3 * foot} r="3" />
        <path className={style.body} d={`M-4 ${floor - 8}H70V${floor}H-4ZM134 ${floor - 8}H644V${floor}H134Z`} />
        <g transform={`translate(164 ${floor})`}>
          <circle className={style.body} cx="0" cy="-126" r="10" />
          <path className={style.line} d="M0 -116V-58M0 -58l-11 58M0 -58l11 58M0 -104l-16 34M0 -104l16 34" />
        </g>
        {patches.map(({ area, left, wide, high }) => (
          <Patch key={area} label={label.replace('{area}', () => area)} left={left} wide={wide} high={high} />
        ))}
        <path className={style.ground} d={`M0 ${floor}H640V${floor + 18}H0Z`} />
        <path className={style.line} d={`M0 ${floor}H640`} />
      </Drawing>
    </div>
  );
}

function Patch({ label, left, wide, high }: Omit<(typeof patches)[number], 'area'> & { readonly label: string }) {
  const top = middle - (high * foot) / 2;
  const lines = [
    ...Array.from({ length: wide - 1 }, (_, index) => `M${left + (index + 1) * foot} ${top}v${high * foot}`),
    ...Array.from({ length: high - 1 }, (_, index) => `M${left} ${top + (index + 1) * foot}h${wide * foot}`),
  ];
  const specks = Array.from(
    { length: wide * high },
    (_, index) =>
      `M${left + (index % wide) * foot + 7 + ((index * 5) % 11)} ${top + Math.floor(index / wide) * foot + 8 + ((index * 7) % 9)}h0`,
  );
  return (
    <>
      <path className={style.warm} d={`M${left} ${top}h${wide * foot}v${high * foot}h${-wide * foot}z`} />
      <path className={style.fine} d={lines.join('')} />
      <path className={style.specks} d={specks.join('')} />
      <text className={style.strong} x={left} y={top - 10}>
        {label}
      </text>
    </>
  );
}
