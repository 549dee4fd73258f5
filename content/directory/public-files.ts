import { csvLine } from './csv-line.ts';
import { directory, directoryCompiled } from './directory.ts';
import { kindWords, markWords } from './words.ts';

/** Terms of the public files: the list is a collection of facts, and we claim no rights in it. */
export const directoryLicense = {
  name: 'CC0 1.0 Universal',
  url: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const;

const notice = 'No number has been dialed. Check the number on your policy or ID card first.';

/** The whole list with its license, date and legend, as one JSON document. */
export function directoryJson(home: string): string {
  const entries = directory().map(({ notes, aliases, ...entry }) => ({
    ...entry,
    marks: notes.map(({ mark }) => mark),
    also_known_as: aliases,
  }));
  const document = {
    title: 'Insurance claim phone directory',
    home,
    compiled: directoryCompiled,
    license: directoryLicense,
    notice,
    kinds: Object.fromEntries(Object.entries(kindWords).map(([kind, { one }]) => [kind, one])),
    marks: Object.fromEntries(Object.entries(markWords).map(([mark, { means }]) => [mark, means])),
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
