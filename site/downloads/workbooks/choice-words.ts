/** Words for the choices that forms hold as keys: `wood_framing` is "Wood framing", `class1` is "Class 1". */
const irregular: Readonly<Record<string, string>> = { lowProfile: 'Low profile', living: 'Living room' };

/** The words of a choice. */
export function choiceWords(key: string): string {
  const spaced = key.replaceAll('_', ' ').replace(/([a-z])(\d)/, '$1 $2');
  return irregular[key] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
