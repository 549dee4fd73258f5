/** A file as it is to be, path from the root of the project. */
export interface Change {
  readonly path: string;
  readonly text: string;
}

/** What a scaffold sees of the project: the text of a file, or undefined where there is none. */
export type Read = (path: string) => string | undefined;

/** What to write, or one sentence that says why nothing is written. */
export type Plan = readonly Change[] | string;

/** A line put after the last line that matches. Throws when none does: the file has another form than the scaffold knows. */
export function insertAfterLast(read: Read, path: string, line: RegExp, added: string): Change {
  const lines = (read(path) ?? '').split('\n');
  const at = lines.findLastIndex((one) => line.test(one));
  if (at < 0) throw new Error(`${path} has no line like ${line}: add "${added.trim()}" by hand`);
  return { path, text: lines.toSpliced(at + 1, 0, added).join('\n') };
}

/** An entry put at the end of the list or record `name` of a file. Throws when the file has none of that name. */
export function appendToList(read: Read, path: string, name: string, entry: string): Change {
  const lines = (read(path) ?? '').split('\n');
  const from = lines.findIndex((line) => new RegExp(`^\\s*(?:export const )?${name}\\b`).test(line));
  const indent = /^\s*/.exec(lines[from] ?? '')?.[0] ?? '';
  const to = lines.findIndex((line, index) => index > from && new RegExp(`^${indent}[\\]}]`).test(line));
  if (from < 0 || to < 0) throw new Error(`${path} has no list ${name}: add "${entry.trim()}" by hand`);
  return { path, text: lines.toSpliced(to, 0, entry).join('\n') };
}

/** The same file changed by both, one after the other: what the first wrote is what the second reads. */
export function applyAll(read: Read, ...steps: readonly ((read: Read) => Change)[]): readonly Change[] {
  const written = new Map<string, string>();
  for (const step of steps) {
    const { path, text } = step((path) => written.get(path) ?? read(path));
    written.set(path, text);
  }
  return [...written].map(([path, text]) => ({ path, text }));
}

/** Adds the words of a name to both spelling dictionaries, unless they are listed already. */
export function addToDictionaries(name: string): readonly ((read: Read) => Change)[] {
  const words = name.split(/[^A-Za-z]+/).filter((word) => word.length > 1);
  return ['checks/prose/words.txt', 'checks/spanish/words.txt'].map((path) => (read) => {
    const text = (read(path) ?? '').trimEnd();
    const held = new Set(text.split('\n'));
    return { path, text: `${[text, ...words.filter((word) => !held.has(word))].join('\n')}\n` };
  });
}
