import { readFileSync, writeFileSync } from 'node:fs';
import { lockedPackages } from '../docs/list-licenses.ts';

// Known weaknesses of the packages that a server runs. Exits with 1 when there is one, and with 2 when nobody could be asked.

type Versions = Readonly<Record<string, readonly string[]>>;
interface Advisory {
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}
/** An answer of the registry, which can be taken to a machine without a network. */
export interface Answer {
  readonly askedOn: string;
  readonly asked: Versions;
  readonly advisories: Readonly<Record<string, readonly Advisory[]>>;
}
export interface Report {
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** The packages that a server runs, with their versions, as npm's bulk advisory endpoint takes them. */
export function versionsIn(lock: string): Versions {
  const versions: Record<string, string[]> = {};
  for (const { name, version, dev } of lockedPackages(lock))
    if (!dev) versions[name] = [...(versions[name] ?? []), version];
  return versions;
}

/** @param answer undefined when the registry gave none */
export function reportOf(versions: Versions, answer: Answer | undefined): Report {
  if (!answer)
    return { exitCode: 2, lines: ['NOT CHECKED: the registry did not answer, and no saved answer was named.'] };
  const isCovered = ([name, own]: [string, readonly string[]]) =>
    own.every((each) => answer.asked[name]?.includes(each));
  const missing = Object.entries(versions).filter((entry) => !isCovered(entry));
  const found = Object.entries(answer.advisories).filter(([name]) => name in versions);
  const lines = [
    ...found.flatMap(([name, all]) => all.map(({ severity, title, url }) => `${severity}: ${name}: ${title} (${url})`)),
    ...missing.map(([name, own]) => `NOT CHECKED: ${name} ${own.join(', ')} is newer than the saved answer.`),
    `${Object.keys(versions).length - missing.length} packages checked by an answer of ${answer.askedOn}.`,
  ];
  return { exitCode: found.length > 0 ? 1 : missing.length > 0 ? 2 : 0, lines };
}

async function askRegistry(asked: Versions): Promise<Answer | undefined> {
  try {
    const url = 'https://registry.npmjs.org/-/npm/v1/security/advisories/bulk';
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(asked) });
    if (!answer.ok) return undefined;
    return { askedOn: new Date().toISOString().slice(0, 10), asked, advisories: await answer.json() };
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const [option, file = option] = process.argv.slice(2);
  const versions = versionsIn(readFileSync('package-lock.json', 'utf8'));
  const isSaved = option !== undefined && option !== '--save';
  const answer: Answer | undefined = isSaved ? JSON.parse(readFileSync(option, 'utf8')) : await askRegistry(versions);
  const { exitCode, lines } = reportOf(versions, answer);
  if (option === '--save' && file && answer) writeFileSync(file, JSON.stringify(answer));
  console.log(lines.join('\n'));
  process.exitCode = exitCode;
}
