import path from 'node:path';

/** The files of a built site by their addresses, as `/guides/index.html`. A body may be read each time it is asked for. */
export type BuiltFiles = Pick<ReadonlyMap<string, Buffer>, 'get' | 'has' | 'keys'>;

/** What a page or a script names in quotes, or as the value of an attribute: files of the site lie at the root or beside it. */
const named = /["'`(=]((?:\.{0,2}\/)[\w./-]+\.(?:json|js|woff2|xml|svg|ttf|png|ico|webmanifest))\b/g;

/** Every file that these files ask for, at once, late or on a press, and all that those ask for: themselves among them. */
export function withReferences(files: BuiltFiles, starts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...starts];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !files.has(file)) continue;
    found.add(file);
    open.push(...referencesIn(files, file));
  }
  return found;
}

function referencesIn(files: BuiltFiles, file: string): readonly string[] {
  if (!/\.(html|js|webmanifest)$/.test(file)) return [];
  const text = files.get(file)?.toString('utf8') ?? '';
  const addresses = [...text.matchAll(named)].map(([, address = '']) =>
    path.posix.resolve(path.posix.dirname(file), address),
  );
  return [...new Set(addresses)].filter((address) => files.has(address));
}
