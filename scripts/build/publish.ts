import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '#server/cli/enquiries.ts';
import { processEnvironment, readConfig } from '#server/config/config.ts';
import { openStore } from '#server/db/open-store.ts';
import { buildSite } from './build.ts';

/** The steps of an upgrade in the folder of the site: a copy of everything, the build, and what is left to do. */
async function publish(): Promise<number> {
  const config = readConfig(processEnvironment());
  if (!config.publicUrl) {
    console.error(
      'SITE_URL is not set in .env: pages would not know their address. Set it, such as SITE_URL=https://www.example.com',
    );
    return 1;
  }
  console.log('1 of 3: copy everything that is stored');
  const folder = path.join(config.dataDir, 'copies');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `before-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.sqlite`);
  const store = await openStore(config);
  const context = { store, siteUrl: config.siteUrl, dataDir: config.dataDir, now: Date.now() };
  const copied = await runCommand(context, ['backup', file]);
  await store.close();
  console.log(copied?.text);
  if (!copied?.ok) return 1;
  console.log('2 of 3: build the pages');
  const code = await buildSite();
  if (code !== 0) {
    console.error('The site was not changed. Mend the lines above, then run npm run publish again.');
    return code;
  }
  console.log(`3 of 3: restart the server, as root: systemctl restart manual
Then open ${config.publicUrl}/api/health: it should say ok.
The way back: undo the change, npm run publish, restart. What was stored before: npm run enquiries -- restore ${file} --replace`);
  return 0;
}

process.exit(await publish());
