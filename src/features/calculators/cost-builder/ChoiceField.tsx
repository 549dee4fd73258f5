import { useCalculatorContext, useChoices, useField } from '../context.ts';
import styles from './ChoiceField.module.css';
import type { CostMessages } from './cost.ts';
import { drawnChoice } from './drawings.ts';

/**
 * One of a few, all in sight and each with its drawing. What is chosen has a frame and a tick, never a color alone. The
 * drawings come with the page and stay as it wrote them: the browser's script does not hold them once more.
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
              // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of our own, which nobody types.
              dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? drawnChoice(name, choice.value) : '' }}
            />
            <b>{choice.label}</b>
            {lines[choice.value] && <small>{lines[choice.value]}</small>}
          </label>
        ))}
      </div>
    </div>
  );
}
