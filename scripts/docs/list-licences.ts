import { readFileSync, writeFileSync } from 'node:fs';

const page = 'docs/licences.md';

/** Packages whose own description names no licence, and the licence that their files carry. */
const readInTheirFiles: Readonly<Record<string, string>> = { format: 'MIT', jstat: 'MIT', 'png-js': 'MIT' };

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Not part of what a server runs. */
  readonly dev: boolean;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** Every package of the lock file with its licence, each name and version once, by name. */
export function lockedPackages(lock: string): readonly Package[] {
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(lock);
  const listed = Object.entries(packages).flatMap(([place, { version = '', license, dev = false }]): Package[] => {
    const name = place.replace(/^.*node_modules\//, '');
    return place ? [{ name, version, licence: license ?? readInTheirFiles[name] ?? 'unknown', dev }] : [];
  });
  const byId = new Map(listed.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...byId.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The page that names the licence of every package, those of the server first. */
export function licencePage(packages: readonly Package[]): string {
  const group = (title: string, of: readonly Package[]) =>
    `## ${title}\n\n${[...new Set(of.map(({ licence }) => licence))]
      .sort()
      .map((licence) => `- **${licence}**: ${namesOf(of.filter((entry) => entry.licence === licence))}`)
      .join('\n')}\n`;
  return [
    '# Licences of all packages\n',
    'Written by `npm run licences` from the lock file; a test holds it to that file. The fonts in `src/lib/fonts/files` are under',
    'the SIL Open Font License, whose texts stand beside them.\n',
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

if (import.meta.main) writeFileSync(page, licencePage(lockedPackages(readFileSync('package-lock.json', 'utf8'))));
