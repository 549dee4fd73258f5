import type { Policy } from '#core/claim-clock/input.ts';
import { Tick } from './Checkbox.tsx';
import type { FormProps } from './ClaimForm.tsx';
import styles from './claim-clock.module.css';

/** What else is so, and moves a date. */
export function More({ state, words, policy }: Pick<FormProps, 'state' | 'words'> & { readonly policy: Policy }) {
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
