import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sendToOwner } from '#server/cli/try-mail.ts';
import { processEnvironment, readConfig } from '#server/config/config.ts';

type Tell = (message: { readonly subject: string; readonly text: string }) => Promise<unknown>;

/**
 * Brings changes that were saved in the repository, on GitHub's pages for example, into the folder of the site and publishes them. One
 * that cannot be published is taken out of the folder again, and tried once: the commands of the owner go on with files that work.
 */
export async function publishChanges(folder: string, tell: Tell): Promise<void> {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('fetch', '--quiet');
  const [here, there] = [git('rev-parse', 'HEAD'), git('rev-parse', '@{upstream}')];
  const refused = path.join(folder, '.git', 'publish-refused');
  if (here === there || (existsSync(refused) && readFileSync(refused, 'utf8') === there)) return;
  const changes = git('log', '--format=- %s', `${here}..${there}`);
  const merge = spawnSync('git', ['merge', '--ff-only', '--quiet', there], { cwd: folder, encoding: 'utf8' });
  const publish =
    merge.status === 0
      ? spawnSync('npm', ['run', '--silent', 'publish'], {
          cwd: folder,
          encoding: 'utf8',
          shell: process.platform === 'win32',
        })
      : merge;
  if (publish.status === 0) {
    await tell({ subject: 'Your change is public', text: `Visitors see it now:\n${changes}` });
    return;
  }
  if (merge.status === 0) git('reset', '--keep', '--quiet', here);
  writeFileSync(refused, there);
  const text = `${changes}\n\nVisitors see the site as before. Correct these lines and save: it is tried again by itself.\n\n${withoutStack(publish.stderr)}`;
  await tell({ subject: 'Your change was not published', text });
}

const withoutStack = (text: string) => text.replace(/^ +(?:Stack trace:|at ).*\n?/gm, '').trim();

if (import.meta.main) {
  const { mail } = readConfig(processEnvironment());
  await publishChanges('.', async (message) => {
    console.log(`${message.subject}\n${message.text}`);
    if (mail.smtpUrl) await sendToOwner(mail, mail.smtpUrl, message);
  });
}
