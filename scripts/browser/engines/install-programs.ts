import { spawnSync } from 'node:child_process';
import { findProgram, firefox, type Program, screen, webKit } from './find-program.ts';

/** What decides whether a package may be installed without asking: whose machine it is, and what it has. */
export interface Machine {
  readonly env: NodeJS.ProcessEnv;
  readonly isRoot: boolean;
  readonly has: (command: string) => boolean;
}

/** What is missing: nothing, packages to install now, or a command that only a person may give. */
export type Missing =
  | { readonly state: 'nothing' }
  | { readonly state: 'install'; readonly packages: readonly string[] }
  | { readonly state: 'ask'; readonly packages: readonly string[] }
  | { readonly state: 'elsewhere'; readonly packages: readonly string[] };

/**
 * What of the other engines a machine lacks, and who may bring it. Root on Debian (a container, continuous integration) gets
 * it now; a contributor is told the command, because a test must not ask for a password; other systems have their own ways.
 */
export function missingPrograms({ env, isRoot, has }: Machine, find: Find = findProgram): Missing {
  const wanted: readonly Program[] = env.DISPLAY ? [firefox, webKit] : [firefox, webKit, screen];
  const packages = wanted.filter((program) => find(program, env) === undefined).map(({ debian }) => debian);
  if (packages.length === 0) return { state: 'nothing' };
  if (!has('apt-get')) return { state: 'elsewhere', packages };
  return { state: isRoot ? 'install' : 'ask', packages };
}

type Find = (program: Program, env: NodeJS.ProcessEnv) => string | undefined;

/** Installs what is missing where that needs nobody's leave, and says in a line what it did or what a person can do. */
export function installPrograms(env = process.env): void {
  const missing = missingPrograms({ env, isRoot: process.getuid?.() === 0, has: isInPath });
  if (missing.state === 'nothing' || missing.state === 'elsewhere') return;
  const packages = missing.packages.join(' ');
  if (missing.state === 'ask') {
    console.log(`second engine: for every engine, run: sudo apt-get install ${packages}`);
    return;
  }
  console.log(`second engine: installing ${packages} ...`);
  const quiet = { stdio: 'ignore', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], quiet);
  const { status } = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...missing.packages],
    quiet,
  );
  if (status !== 0) console.log(`second engine: apt-get could not install ${packages}`);
}

function isInPath(command: string): boolean {
  return findProgram({ setting: '', names: [command], debian: command }, process.env) !== undefined;
}
