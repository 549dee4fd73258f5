import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderOfTest } from './test-folder.ts';

const running: ChildProcess[] = [];
let folder = '';
beforeEach(() => {
  folder = folderOfTest();
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

const started = / is at http:\/\/localhost:(\d+)\n/;

/** Where a server that has printed its address is found. */
const origin = (output: string) => `http://127.0.0.1:${started.exec(output)?.[1]}`;

/** Runs the real server with a clean environment; resolves with its output once `until` appears or it ends. */
async function run(environment: Record<string, string>, until: RegExp) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    // What one start has compiled, the next need not compile again.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  const seen = new Promise<void>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (until.test(output)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', () => resolve());
  });
  await seen;
  return { child, output };
}

describe('start', () => {
  test('a half-sent request at SIGTERM does not hold the stop', async () => {
    const { child, output } = await run({ PORT: '0' }, started);
    const socket = connect(Number(new URL(origin(output)).port), '127.0.0.1').on('error', () => {});
    socket.write('POST /api/questions HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n{');
    await once(socket, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('a malformed variable is one line and status 1', async () => {
    const { child, output } = await run({ PORT: 'http' }, /\n/);
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(1);
    expect(output).toBe('PORT is not usable: expected a port number from 0 to 65535.\n');
  });

  test.each(['PORT', 'METRICS_PORT'])('%s in use is one line and status 1', async (name) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { child, output } = await run({ PORT: '0', [name]: port }, / in use .*\n/);
    if (child.exitCode === null) await once(child, 'exit');
    other.close();
    expect(child.exitCode).toBe(1);
    expect(output).toContain(`${name} ${port} is in use by another program. Set ${name} to a free one.\n`);
  });

  test('a second server on the same folder is one line and status 1, until the first one is killed', async () => {
    const first = await run({ PORT: '0' }, started);
    const { child, output } = await run({ PORT: '0' }, /\n/);
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(1);
    expect(output).toBe(
      `Another server already uses the folder ${folder}. Stop it, set another DATA_DIR, or set DATABASE_URL.\n`,
    );
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect((await run({ PORT: '0' }, /\n/)).output).toMatch(started);
  });

  test('logs name the route, the status and an untrusted proxy, and nothing about the person', async () => {
    const { child, output } = await run({ PORT: '0', LOG_LEVEL: 'trace', OWNER_EMAIL: 'o@example.com' }, started);
    let logged = output;
    child.stdout?.on('data', (chunk: Buffer) => {
      logged += chunk;
    });
    const site = origin(output);
    const person = { name: 'Hidden Name', email: 'hidden@person.example', question: 'Hidden question' };
    const body = JSON.stringify(person);
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'hidden-key-0001' };
    expect((await fetch(`${site}/api/questions`, { method: 'POST', headers, body })).status).toBe(201);
    expect((await fetch(`${site}/api/questions`, { method: 'POST', headers, body: '{"name":"Hidden' })).status).toBe(
      400,
    );
    const ofVisitor = { 'user-agent': 'Hidden browser', 'x-forwarded-for': '192.0.2.1' };
    const confirm = `${site}/newsletter/confirm?token=hidden-token-of-thirty-two-letters`;
    await fetch(confirm, { method: 'POST', headers: ofVisitor });
    const inbox = { method: 'POST', headers: { ...ofVisitor, cookie: 'inbox=hidden-token-of-thirty-two-letters' } };
    await fetch(`${site}/inbox/en?token=hidden-token-of-thirty-two-letters`, { headers: inbox.headers });
    await fetch(`${site}/inbox/en/open`, {
      ...inbox,
      body: new URLSearchParams({ token: 'hidden-token-of-thirty-two-letters' }),
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(person)) form.set(name, value);
    expect((await fetch(`${site}/api/questions`, { method: 'POST', headers: ofVisitor, body: form })).status).toBe(201);
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const lines = logged.split('\n').filter((line) => line.startsWith('{'));
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered).toMatchObject([
      { method: 'POST', route: '/api/questions', status: 201 },
      { method: 'POST', route: '/api/questions', status: 400 },
      { method: 'POST', route: '/newsletter/confirm', status: 410 },
      { method: 'GET', route: '/inbox/en', status: 200 },
      { method: 'POST', route: '/inbox/en/open', status: 410 },
      { method: 'POST', route: '/api/questions', status: 201 },
    ]);
    expect(lines.filter((line) => line.includes('TRUST_PROXY')).map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, peer: '127.0.0.1' },
    ]);
    expect(logged).not.toMatch(/hidden|192\.0\.2/i);
    expect(JSON.stringify(answered)).not.toContain('127.0.0.1');
  });
});
