import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderOfTest } from '#server/test-folder.ts';
import { publishChanges } from './publish-changes.ts';

/** A repository, the folder of a site that follows it, and what the owner is told. `publish` refuses while the phone is "wrong". */
function siteOfRepository(configured = true) {
  const root = folderOfTest();
  const git = (folder: string, ...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...args], {
      encoding: 'utf8',
    });
  const [repository, site] = [path.join(root, 'repository'), path.join(root, 'site')];
  git(root, 'init', '--quiet', '--initial-branch=main', 'repository');
  const save = (phone: string) => {
    writeFileSync(path.join(repository, 'owner.txt'), phone);
    git(repository, 'add', '--all');
    git(repository, 'commit', '--quiet', `--message=Phone ${phone}`);
  };
  const publish = `const phone = require('fs').readFileSync('owner.txt', 'utf8');
if (!require('fs').existsSync('.env')) { console.error('SITE_URL is not set'); process.exit(78); }
if (phone === 'wrong') { console.error('owner.txt, line 1: not a number\\n  Stack trace:\\n    at file:///site/publish.cjs:2:1\\nNothing was published: correct this, then run npm run publish again.'); process.exit(1); }
require('fs').writeFileSync('public.txt', phone);`;
  writeFileSync(path.join(repository, 'publish.cjs'), publish);
  writeFileSync(path.join(repository, 'package.json'), JSON.stringify({ scripts: { publish: 'node publish.cjs' } }));
  save('1');
  git(root, 'clone', '--quiet', repository, site);
  const configure = () => writeFileSync(path.join(site, '.env'), '');
  if (configured) configure();
  const told: { readonly subject: string; readonly text: string }[] = [];
  const look = () => publishChanges(site, async (message) => told.push(message));
  return { save, look, configure, told, read: (file: string) => readFileSync(path.join(site, file), 'utf8') };
}

test('a change that was saved is published once, and the owner is told', async () => {
  const { save, look, told, read } = siteOfRepository();
  await look();
  expect(told).toEqual([]);
  save('2');
  await look();
  await look();
  expect(read('public.txt')).toBe('2');
  expect(told).toEqual([{ subject: 'Your change is public', text: 'Visitors see it now:\n- Phone 2' }]);
});

test('one that cannot be published is told with its reason, once, and leaves the folder; the correction is published', async () => {
  const { save, look, told, read } = siteOfRepository();
  save('wrong');
  await look();
  await look();
  expect(told.map(({ subject }) => subject)).toEqual(['Your change was not published']);
  expect(told[0]?.text).toMatch(/^- Phone wrong\n[\s\S]*owner\.txt, line 1: not a number$/);
  expect(read('owner.txt')).toBe('1');
  save('3');
  await look();
  expect(told.map(({ subject }) => subject).slice(1)).toEqual(['Your change is public']);
  expect(read('public.txt')).toBe('3');
});

test('a missing setting is told once, for the technician; once it is there, the same change is published', async () => {
  const { save, look, configure, told, read } = siteOfRepository(false);
  save('2');
  await look();
  await look();
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/Send this mail to your technician[\s\S]*SITE_URL is not set$/);
  configure();
  await look();
  expect(told.map(({ subject }) => subject)).toEqual(['Your change was not published', 'Your change is public']);
  expect(read('public.txt')).toBe('2');
});
