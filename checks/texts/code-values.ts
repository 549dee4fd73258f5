/** Keys that may hold an id, an address, or what a part looks like. Some hold words in other places: "source", "kind". */
const codeKeys =
  /^(board|category|date|facts|figure|file|group|id|image|kind|link|page|path|priority|record|rule|source|thumbnail|tone|value)$/;

/** An id, an address of the site, the name of a file, a day. */
const code = /^([a-z0-9]+([-.][a-z0-9]+)*|\/[\w/?=#-]*)$/;

/** True for a text under a key of words that is no word: every language keeps it as it is. */
export function isCode(key: string, text: string): boolean {
  return codeKeys.test(key) && isId(text) && !isWordOfSource(key, text);
}

/** Ids of sources have a hyphen; "arithmetic" is a word. */
function isWordOfSource(key: string, text: string): boolean {
  return key === 'source' && !text.includes('-');
}

/** True for what may be an id, an address of the site, the name of a file or a day. */
export function isId(text: string): boolean {
  return code.test(text);
}
