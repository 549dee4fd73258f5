/** The words of a line, to be asked for. */
export function wordSet(line: string): ReadonlySet<string> {
  return new Set(line.split(' '));
}
