/** What the form of the mold rules holds, for as long as its tab: nothing of it stays on the device, or leaves it. */

const name = 'mold-rules';

/** Keeps what a form holds. A browser that keeps nothing loses it with the page. */
export function saveFields(form: HTMLFormElement): void {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  try {
    sessionStorage.setItem(name, JSON.stringify(texts));
  } catch {}
}

/** Puts what was kept into a form, but for what was typed before this script ran. */
export function restoreFields(form: HTMLFormElement): void {
  const typed = new FormData(form);
  const kept = new Map(keptFields());
  for (const input of form.querySelectorAll('input')) {
    const value = kept.get(input.name);
    if (value === undefined || typed.get(input.name)) continue;
    if (input.type === 'text') input.value = value;
    else input.checked = input.value === value;
  }
}

function keptFields(): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.map(([field, value]) => [String(field), String(value)]) : [];
  } catch {
    return [];
  }
}
