// Plain JavaScript, and the server in the same process: see api/start.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled');
const isFirst = !existsSync(process.env.NODE_COMPILE_CACHE);
enableCompileCache(process.env.NODE_COMPILE_CACHE);
if (isFirst || !(await import('./build-stamp.ts')).buildIsCurrent()) {
  // Even what looks whether something is to be built would be compiled here.
  const { status } = spawnSync(process.execPath, [...process.execArgv, 'scripts/start/prepare.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../../api/server.ts');
