import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownerTransport, sendToOwner } from '#server/cli/try-mail.ts';
import { processEnvironment, readConfig } from '#server/config/config.ts';
import { mailFolder } from '#server/email/mail-folder.ts';
import { paragraph } from '#server/email/message.ts';
import { fileTransport } from '#server/email/transport.ts';

/** Exit code (EX_CONFIG of sysexits.h) of `npm run publish` when the machine's settings are wrong, not the owner's files. */
export const configExit = 78;

type Tell = (message: { readonly subject: string; readonly text: string }) => Promise<unknown>;

/**
 * Pulls what was saved in the repository, such as on GitHub's pages, into the folder of the site and publishes it. A commit that
 * cannot be published is tried once and rolled back, so that the owner's other commands still find files that work. Wrong settings
 * of the machine are checked again each time, and reported once.
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
  const isConfig = publish.status === configExit;
  const record = isConfig ? `${there} settings` : there;
  const known = existsSync(refused) && readFileSync(refused, 'utf8') === record;
  writeFileSync(refused, record);
  if (known) return;
  const advice = isConfig
    ? 'Your files are fine. Send this mail to your technician: a setting of the machine is missing. Once it is there, your change is published by itself.'
    : 'Correct these lines and save: it is tried again by itself.';
  const text = `${changes}\n\nVisitors see the site as before. ${advice}\n\n${withoutAdvice(publish.stderr)}`;
  await tell({ subject: 'Your change was not published', text });
}

/** Without stack traces, and the advice for who ran the command: here the timer runs it again. */
const withoutAdvice = (text: string) =>
  text.replace(/^(?: +(?:Stack trace:|at )|Nothing was published: ).*\n?/gm, '').trim();

if (import.meta.main) {
  const { mail, dataDir } = readConfig(processEnvironment());
  await publishChanges('.', async ({ subject, text }) => {
    console.log(`${subject}\n${text}`);
    const transport = mail.smtpUrl ? ownerTransport(mail, mail.smtpUrl) : fileTransport(mailFolder(dataDir));
    await sendToOwner(mail, transport, { subject, blocks: text.split(/\n{2,}/).map(paragraph) });
  });
}
