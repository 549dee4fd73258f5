import { saveText } from '../../lib/dom/save-file.ts';

/** Buttons of the resources page: saves prompts as a text file, and says if an entry has no file. */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const { savePrompts, missing } = target.closest<HTMLElement>('[data-save-prompts],[data-missing]')?.dataset ?? {};
  if (missing) window.alert(missing);
  if (savePrompts) saveText(savePrompts, 'text/plain', promptText(savePrompts));
});

/** The prompts of a collection as on the page, numbered, after the rules. */
function promptText(file: string): string {
  const collection = document.querySelector(`[data-prompts="${CSS.escape(file)}"]`);
  if (!collection) throw new Error(`The page holds no prompts for ${file}`);
  const words = (selector: string, within: ParentNode = collection) =>
    within.querySelector(selector)?.textContent?.trim() ?? '';
  const rules = document.querySelector('[data-prompt-rules]')?.textContent?.trim() ?? '';
  const prompts = [...collection.querySelectorAll('li')].map(
    (prompt, index) => `${index + 1}. ${words('b', prompt)}\n${words('p', prompt)}\n`,
  );
  return [`${words('h3')}\n`, `${rules}\n`, ...prompts].join('\n');
}
