import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '#server/cli/enquiries.ts';
import { newCopyFile } from '#server/cli/stored-copies.ts';
import { type Config, processEnvironment, readConfig } from '#server/config/config.ts';
import { openStore } from '#server/db/open-store.ts';
import { buildSite } from './build.ts';
import { configExit } from './publish-changes.ts';

// The pages that the server sends, those being built, and those of the last time. A running server goes on with the first.
const [live, next, before] = ['dist', 'dist.next', 'dist.before'];

/** `publish`: what an upgrade takes in the folder of the site. `publish back`: the pages of the time before. */
async function publish(word: string | undefined): Promise<number> {
  const config = readConfig(processEnvironment());
  if (word === 'back') return publishBefore(config);
  if (!config.publicUrl)
    return refuse(
      'SITE_URL is not set in the file .env: pages need their address, such as SITE_URL=https://www.example.com',
      configExit,
    );
  console.log('1 of 3: build the pages, beside those that visitors see');
  rmSync(next, { recursive: true, force: true });
  if ((await buildSite(next)) !== 0) return refuse();
  console.log('2 of 3: copy everything that is stored');
  const file = await copyStore(config);
  if (!file) return refuse();
  console.log('3 of 3: show them');
  exchange(next);
  await restart(config);
  console.log(`The way back to the pages before: npm run publish back
What was stored before: npm run enquiries -- restore ${file} --replace`);
  return 0;
}

function refuse(reason?: string, code = 1): number {
  if (reason) console.error(reason);
  console.error(
    'Nothing was published: visitors see the site as before. Correct this, then run npm run publish again.',
  );
  return code;
}

/** The new copy; undefined when it could not be made. As root, it belongs to the user of the data folder. */
async function copyStore(config: Config): Promise<string | undefined> {
  const file = newCopyFile(config.dataDir, 'before-');
  const store = await openStore(config);
  const context = { store, siteUrl: config.siteUrl, dataDir: config.dataDir, now: Date.now() };
  const copied = await runCommand(context, ['backup', file]);
  await store.close();
  console.log(copied?.text);
  if (!copied?.ok) return undefined;
  const { uid, gid } = statSync(config.dataDir);
  if (process.getuid?.() === 0) for (const made of [path.dirname(file), file]) chownSync(made, uid, gid);
  return file;
}

/** Puts a folder in the place of the live pages, which become those of the time before. */
function exchange(folder: string): void {
  const aside = `${live}.aside`;
  if (existsSync(live)) renameSync(live, aside);
  renameSync(folder, live);
  rmSync(before, { recursive: true, force: true });
  if (existsSync(aside)) renameSync(aside, before);
}

async function publishBefore(config: Config): Promise<number> {
  if (!existsSync(before)) return refuse(`There are no pages of the time before: ${before} is missing.`);
  exchange(before);
  await restart(config);
  console.log(
    'Visitors see the pages of the time before (the same command again: the newer ones). Undo the change in the files, too, or the next npm run publish brings it again.',
  );
  return 0;
}

const waitMs = 30_000;

/** Restarts the unit of deploy/manual.service, if it runs here and we may, and waits until it answers. */
async function restart({ port, publicUrl }: Config): Promise<void> {
  const systemctl = (...args: readonly string[]) => spawnSync('systemctl', args).status === 0;
  if (!systemctl('is-active', '--quiet', 'manual') || !systemctl('restart', 'manual')) {
    console.log(`Restart the server now, as root: systemctl restart manual
Then open ${publicUrl}/api/health: it should say ok.`);
    return;
  }
  const until = Date.now() + waitMs;
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 500));
  console.log((await answers()) ? `Public: ${publicUrl}` : 'The server does not answer yet: systemctl status manual');
}

process.exit(await publish(process.argv[2]));
