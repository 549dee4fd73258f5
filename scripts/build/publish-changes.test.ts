import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderOfTest } from '#server/test-folder.ts';
import { publishChanges } from './publish-changes.ts';

/** A repository, the folder of a site that follows it, and the mails to its owner. `publish` refuses while the phone is "wrong". */
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
  const mails: { readonly subject: string; readonly text: string }[] = [];
  const look = () => publishChanges(site, async (message) => mails.push(message));
  return { save, look, configure, mails, read: (file: string) => readFileSync(path.join(site, file), 'utf8') };
}

test('a change that was saved is published once, and the owner gets a mail', async () => {
  const { save, look, mails, read } = siteOfRepository();
  await look();
  expect(mails).toEqual([]);
  save('2');
  await look();
  await look();
  expect(read('public.txt')).toBe('2');
  expect(mails).toEqual([{ subject: 'Your change is public', text: 'Visitors see it now:\n- Phone 2' }]);
});

test('a change that cannot be published is reported once with its reason and leaves the folder; its correction is published', async () => {
  const { save, look, mails, read } = siteOfRepository();
  save('wrong');
  await look();
  await look();
  expect(mails.map(({ subject }) => subject)).toEqual(['Your change was not published']);
  expect(mails[0]?.text).toMatch(/^- Phone wrong\n[\s\S]*owner\.txt, line 1: not a number$/);
  expect(read('owner.txt')).toBe('1');
  save('3');
  await look();
  expect(mails.map(({ subject }) => subject).slice(1)).toEqual(['Your change is public']);
  expect(read('public.txt')).toBe('3');
});

test('a missing setting is reported once, for the technician; once it is there, the same change is published', async () => {
  const { save, look, configure, mails, read } = siteOfRepository(false);
  save('2');
  await look();
  await look();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/Send this mail to your technician[\s\S]*SITE_URL is not set$/);
  configure();
  await look();
  expect(mails.map(({ subject }) => subject)).toEqual(['Your change was not published', 'Your change is public']);
  expect(read('public.txt')).toBe('2');
});
