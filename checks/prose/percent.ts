/**
 * Wrong forms of percent: the sign follows its number without a space, in both languages, and replaces the word
 * ("35.7%", as `es-US` writes it too). A number may be a place for one: `{share}`, or an element that a page fills in.
 */
const wrong = /(?:\d|\})(?:\s+%|\s*(?:percent|per cent|por ciento)(?!\p{L}))/giu;

/** Each wrong form of a text, with the end of its number. */
export function wrongPercents(text: string): readonly string[] {
  return Array.from(text.matchAll(wrong), ([found]) => found);
}
