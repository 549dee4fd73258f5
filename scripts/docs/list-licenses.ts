import { readFileSync, writeFileSync } from 'node:fs';

const page = 'docs/licenses.md';

/** Packages whose own description names no license, and the license that their files carry. */
const readInTheirFiles: Readonly<Record<string, string>> = { format: 'MIT', jstat: 'MIT', 'png-js': 'MIT' };

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Not part of what a server runs. */
  readonly dev: boolean;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** Every package of the lock file with its license, each name and version once, by name. */
export function lockedPackages(lock: string): readonly Package[] {
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(lock);
  const listed = Object.entries(packages).flatMap(([place, { version = '', license, dev = false }]): Package[] => {
    const name = place.replace(/^.*node_modules\//, '');
    return place ? [{ name, version, license: license ?? readInTheirFiles[name] ?? 'unknown', dev }] : [];
  });
  const byId = new Map(listed.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...byId.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The page that names the license of every package, those of the server first. */
export function licensePage(packages: readonly Package[]): string {
  const group = (title: string, of: readonly Package[]) =>
    `## ${title}\n\n${[...new Set(of.map(({ license }) => license))]
      .sort()
      .map((license) => `- **${license}**: ${namesOf(of.filter((entry) => entry.license === license))}`)
      .join('\n')}\n`;
  return [
    '# Licenses of all packages\n',
    'Written by `npm run licenses` from the lock file; a test holds it to that file. The fonts in `src/lib/fonts/files` are under',
    'the SIL Open Font License, whose texts are beside them.\n',
    group(
      'Packages that build and run the site',
      packages.filter(({ dev }) => !dev),
    ),
    group(
      'Packages for development and tests',
      packages.filter(({ dev }) => dev),
    ),
  ].join('\n');
}

function namesOf(packages: readonly Package[]): string {
  return packages.map(({ name, version }) => `${name} ${version}`).join(', ');
}

if (import.meta.main) writeFileSync(page, licensePage(lockedPackages(readFileSync('package-lock.json', 'utf8'))));
