const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Names as a sentence lists them: "Comal, Guadalupe, and Bexar". */
export function listed(names: readonly string[]): string {
  return conjunction.format(names);
}
