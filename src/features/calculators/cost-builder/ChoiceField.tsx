import { useCalculatorContext, useChoices, useField } from '../context.ts';
import styles from './ChoiceField.module.css';
import type { CostMessages } from './cost-text.ts';
import { drawingPaths } from './drawings.ts';

/**
 * Radio buttons with drawings. The selected one has a border and a tick, so color is not the only sign. The drawings are
 * rendered on the server only and kept as they are, so that the client script does not include them.
 */
export function ChoiceField({ name }: { readonly name: string }) {
  const { id, label, value, edit, aria } = useField(name);
  const { lines }: { readonly lines: Readonly<Record<string, string>> } = (useCalculatorContext().words as CostMessages)
    .own;
  return (
    <div className={styles.choices} role="radiogroup" aria-labelledby={`${id}-legend`} {...aria}>
      <p id={`${id}-legend`}>{label}</p>
      <div>
        {useChoices(name).map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-label={choice.label}
              checked={value === choice.value}
              onChange={() => edit(choice.value)}
            />
            <svg
              viewBox="0 0 80 50"
              aria-hidden="true"
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: static paths, no user input.
              dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? drawingPaths(name, choice.value) : '' }}
            />
            <b>{choice.label}</b>
            {lines[choice.value] && <small>{lines[choice.value]}</small>}
          </label>
        ))}
      </div>
    </div>
  );
}
