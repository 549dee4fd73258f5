import type { DirectoryMessages } from './common-words.ts';
import { csvLine } from './csv-line.ts';
import { directory, directoryCompiled } from './directory.ts';

/** Terms of the public files: the list is a collection of facts, and we claim no rights in it. */
export const directoryLicense = {
  name: 'CC0 1.0 Universal',
  url: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const;

/** The whole list with its license, date and legend, as one JSON document. `home` is the address of the list's page, when the site has one. */
export function directoryJson(home: string | undefined, { kinds, marks, publicFile }: DirectoryMessages): string {
  const entries = directory().map(({ notes, aliases, ...entry }) => ({
    ...entry,
    marks: notes.map(({ mark }) => mark),
    also_known_as: aliases,
  }));
  const document = {
    title: publicFile.title,
    home,
    compiled: directoryCompiled,
    license: directoryLicense,
    notice: publicFile.notice,
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, { one }]) => [kind, one])),
    marks: Object.fromEntries(Object.entries(marks).map(([mark, { means }]) => [mark, means])),
    entries,
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}

/** The whole list as comma-separated values (RFC 4180). License and date stand in each row: the format has no other place. */
export function directoryCsv(): string {
  const heading = ['name', 'phone', 'dial', 'kind', 'source', 'source_date', 'marks', 'list_compiled', 'license'];
  const rows = directory().map(({ name, phone, dial, kind, source, source_date, notes }) => [
    name,
    phone,
    dial,
    kind,
    source,
    source_date,
    notes.map(({ mark }) => mark).join(' '),
    directoryCompiled,
    'CC0-1.0',
  ]);
  return [heading, ...rows].map(csvLine).join('');
}
