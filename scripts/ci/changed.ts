import { execFileSync } from 'node:child_process';

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from a commit, with the new ones that git does not ignore. A deleted file counts: its folder is tested. */
export const changedFiles = (since: string): readonly string[] => [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
];

/** What `npm run check -- --changed` tests. */
export interface ChangedTests {
  readonly folders: readonly string[];
  /** Pages and lists, without their language: the checks of content run for these only. */
  readonly pages: readonly string[];
}

/** Written by `npm run language`; the checks of the pages that it records read it. */
const records = 'checks/translations/translation-records.json';

const page = /^content\/[a-z]{2}\/(.+)$/;

/** The folder of a feature or of a part of the code; none for a file of the root and for what no test of a folder covers. */
function folderOf(file: string): string | undefined {
  const depth = /^src\/(features|lib|components)\//.test(file) ? 3 : 2;
  const parts = file.split('/').slice(0, -1).slice(0, depth);
  if (/^(core|src|server|scripts|checks|contract|supabase)\//.test(file)) return `${parts.join('/')}/`;
  return file.startsWith('content/') ? 'content/' : undefined;
}

/**
 * The tests of changed files: those of their folders. What imports them is left to `npm run check`, because nearly every test
 * imports a text, and finding out which takes longer than most of the tests.
 * @param files Paths from the root.
 */
export function testsOfChanged(files: readonly string[]): ChangedTests {
  const pages = files.flatMap((file) => page.exec(file)?.[1] ?? []);
  const others = files.filter((file) => !page.test(file) && file !== records).flatMap((file) => folderOf(file) ?? []);
  return { folders: [...new Set(others)].sort(), pages: [...new Set(pages)].sort() };
}
