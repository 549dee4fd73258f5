import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { calculators } from '#core/calculators/registry.ts';
import { builtFile } from './built-site.ts';

const files = readdirSync(path.join(import.meta.dirname, '../../dist/_astro'));

/** The script file of a group, by the name before its hash. */
function fileOf(name: string): string {
  const found = files.filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'));
  expect(found, name).toHaveLength(1);
  return found[0] ?? '';
}

/** The groups of all files that come before a file can run. */
function broughtBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const imported = [
    ...builtFile(`_astro/${file}`)
      .toString('utf8')
      .matchAll(/(?:from|import)["'`]\.\/([\w.-]+\.js)/g),
  ];
  for (const [, name = ''] of imported) {
    if (seen.has(name)) continue;
    seen.add(name);
    broughtBy(name, seen);
  }
  return new Set([...seen].map((name) => name.split('.')[0] ?? ''));
}

// Each would come with the first touch of every calculator.
test('what shows a result brings no calculator, no drawing and no record with it', () => {
  const brought = broughtBy(fileOf('answer'));
  expect(brought).toContain('react');
  for (const name of [...Object.keys(calculators), 'picture', 'chart', 'records']) expect(brought).not.toContain(name);
});

// A page that gets no thread takes what makes files from the thread's script.
test('what sets a paper is one script, and a thread brings nothing that shows a page', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const holding = (text: string) => scripts.filter((file) => builtFile(`_astro/${file}`).includes(text));
  expect(holding('%PDF-')).toHaveLength(1);
  const [thread = ''] = files.filter((file) => /^worker-[\w-]+\.js$/.test(file));
  for (const name of ['makeRecord', 'makeReport'])
    expect(builtFile(`_astro/${thread}`).includes(`as ${name}`)).toBe(true);
  for (const file of scripts.filter((name) => /^(worker|make-file|make-report)-/.test(name))) {
    expect(broughtBy(file), file).not.toContain('react');
  }
});
