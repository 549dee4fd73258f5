import { argumentsOf, type CommandResult, failed, messageOf } from '#server/cli/command.ts';
import { runCommand, usage } from '#server/cli/enquiries.ts';
import { tryMail } from '#server/cli/try-mail.ts';
import { type Config, processEnvironment, readConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/environment.ts';
import { FolderInUse, lockFolder } from '#server/db/folder-lock.ts';
import { NewerDatabaseError, openStore } from '#server/db/open-store.ts';
import { keyedHash } from '#server/inbox/keyed-hash.ts';

/** The owner's commands on stored questions. `npm run enquiries` without one lists them. */
async function main(args: readonly string[]): Promise<CommandResult> {
  const config = readConfig(processEnvironment());
  const { name, words } = argumentsOf(args);
  if (name === '') return failed(usage);
  if (name === 'try-mail') return tryMail(config);
  // Restoring under a running server would pull the ground from under it.
  const restores = name === 'restore' && words.length > 0;
  const lock = restores && !config.databaseUrl ? lockFolder(config.dataDir) : undefined;
  const store = await openStore(config);
  try {
    const inbox = config.inbox ? keyedHash(config) : undefined;
    const context = { store, siteUrl: config.siteUrl, dataDir: config.dataDir, inbox, now: Date.now() };
    return (await runCommand(context, args)) ?? failed(usage);
  } finally {
    await store.close();
    lock?.release();
  }
}

function explain(error: unknown): string {
  if ([ConfigError, FolderInUse, NewerDatabaseError].some((known) => error instanceof known)) return messageOf(error);
  const { databaseUrl }: Partial<Config> = safeConfig();
  return `${databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'} could not be used: ${messageOf(error)}`;
}

function safeConfig(): Partial<Config> {
  try {
    return readConfig(processEnvironment());
  } catch {
    return {};
  }
}

try {
  const { ok, text } = await main(process.argv.slice(2));
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
