import path from 'node:path';

/** The files of a built site by address, such as `/guides/index.html`. A body may be read from disk each time. */
export type BuiltFiles = Pick<ReadonlyMap<string, Buffer>, 'get' | 'has' | 'keys'>;

/** A URL in quotes, or as the value of an attribute. */
const named = /["'`(=]((?:\.{0,2}\/)[\w./-]+\.(?:css|json|js|woff2|xml|svg|ttf|png|webp|avif|jpg|ico|webmanifest))\b/g;

/**
 * These files and every file that they reference, directly or transitively.
 * @param isIncluded Files for which this is false are omitted and not followed.
 */
export function withReferences(
  files: BuiltFiles,
  starts: readonly string[],
  isIncluded: (file: string) => boolean = () => true,
): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...starts];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !files.has(file) || !isIncluded(file)) continue;
    found.add(file);
    open.push(...referencesIn(files, file));
  }
  return found;
}

function referencesIn(files: BuiltFiles, file: string): readonly string[] {
  if (!/\.(html|js|css|webmanifest)$/.test(file)) return [];
  const text = files.get(file)?.toString('utf8') ?? '';
  const addresses = [...text.matchAll(named)].map(([, address = '']) =>
    path.posix.resolve(path.posix.dirname(file), address),
  );
  return [...new Set(addresses)].filter((address) => files.has(address));
}
