/**
 * Per cent as a text prints it wrongly: the sign stands right at its number, in both languages, and takes the place of the word
 * ("35.7%", as `es-US` writes it too). A number may be a place for one: `{share}`, or an element that a page fills in.
 */
const wrong = /(?:\d|\})(?:\s+%|\s*(?:percent|per cent|por ciento)(?!\p{L}))/giu;

/** Each wrong form of a text, with the end of its number. */
export function wrongPercents(text: string): readonly string[] {
  return Array.from(text.matchAll(wrong), ([found]) => found);
}
