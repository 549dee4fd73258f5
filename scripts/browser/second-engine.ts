import path from 'node:path';
import { preparePlace, startServer, stopServer } from '../prove/server/processes.ts';
import { buildSite } from '../start/build.ts';
import { findProgram, firefox, screen, webKit } from './engines/find-program.ts';
import { startFirefox } from './engines/firefox.ts';
import { installPrograms } from './engines/install-programs.ts';
import { journeys } from './engines/journeys.ts';
import type { Engine } from './engines/visitor.ts';
import { startWebKit } from './engines/webkit.ts';

const server = path.resolve(import.meta.dirname, '../../api/server.ts');

/** Starts an engine for a site. */
type Start = (site: string) => Promise<Engine>;

/** The engines of this machine beside Chromium. One that is not there is said, with the journeys that it does not walk. */
function engines(): readonly Start[] {
  installPrograms();
  const gecko = findProgram(firefox, process.env);
  const driver = findProgram(webKit, process.env);
  const drawnOn = findProgram(screen, process.env);
  const seen = driver && (drawnOn || process.env.DISPLAY) ? driver : undefined;
  const missing = [
    ...(gecko ? [] : [`no Firefox found (${firefox.debian})`]),
    ...(seen ? [] : [driver ? `no screen for WebKit found (${screen.debian})` : `no WebKit found (${webKit.debian})`]),
  ];
  for (const what of missing) console.log(`second engine: ${what}, ${journeys.length} journeys not run`);
  return [
    ...(gecko ? [(site: string) => startFirefox(gecko, site)] : []),
    ...(seen ? [(site: string) => startWebKit(seen, drawnOn, site)] : []),
  ];
}

/**
 * Walks the journeys in Firefox and in WebKit against the built site and the real server. Resolves to the exit code: 1 when
 * one fails, 0 when all pass, and 0 with a line that says so for an engine that this machine does not have.
 */
async function runSecondEngine(): Promise<number> {
  const starts = engines();
  if (starts.length === 0) return 0;
  const built = await buildSite();
  return built === 0 ? withServer((site) => walkIn(starts, site)) : built;
}

async function withServer(use: (site: string) => Promise<number>): Promise<number> {
  const place = await preparePlace('sqlite');
  try {
    const running = await startServer(place.environment, server);
    return await use(running.url).finally(() => stopServer(running, 'SIGTERM'));
  } finally {
    await place.remove();
  }
}

async function walkIn(starts: readonly Start[], site: string): Promise<number> {
  let failed = 0;
  for (const start of starts) {
    const engine = await start(site);
    failed += await walkAll(engine).finally(engine.close);
  }
  return failed === 0 ? 0 : 1;
}

/** How many journeys fail in an engine. */
async function walkAll({ version, prints, visit }: Engine): Promise<number> {
  console.log(`Second engine: ${version}`);
  let failed = 0;
  const walked = journeys.filter(({ isPaper }) => prints || !isPaper);
  for (const { name, walk } of walked) {
    const faults = await visit(walk);
    console.log([`${name}: ${faults.length === 0 ? 'passed' : 'FAILED'}`, ...faults].join('\n  '));
    if (faults.length > 0) failed += 1;
  }
  const unwalked = journeys.length - walked.length;
  if (unwalked > 0) console.log(`second engine: ${version} does not print, ${unwalked} journeys not run`);
  console.log(`second engine: ${version}: ${walked.length - failed} passed, ${failed} failed`);
  return failed;
}

process.exit(await runSecondEngine());
