/** What the form of a tool holds: one string a field. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The query of a link that restores these values: one key a field under its own name, blank fields left out. */
export function writeLink(values: Readonly<Record<string, string>>): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
}
