import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const running: ChildProcess[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
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
  test('prints the address, answers there, and stops in order on SIGTERM', async () => {
    const { child, output } = await run({ PORT: '0' }, started);
    const answer = await fetch(`${origin(output)}/api/health`);
    expect(answer.status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('a half-sent request at SIGTERM does not hold the stop', async () => {
    const { child, output } = await run({ PORT: '0' }, started);
    const socket = connect(Number(new URL(origin(output)).port), '127.0.0.1').on('error', () => {});
    socket.write('POST /api/questions HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n{');
    await once(socket, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('X-Forwarded-For from an untrusted peer is logged once as an error', async () => {
    const { child, output } = await run({ PORT: '0', LOG_LEVEL: 'error' }, started);
    let logged = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      logged += chunk;
    });
    const url = `${origin(output)}/api/openapi.json`;
    await fetch(url);
    for (let visitor = 0; visitor < 3; visitor++)
      await fetch(url, { headers: { 'x-forwarded-for': `192.0.2.${visitor}` } });
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
    const lines = logged.split('\n').filter((line) => line.includes('TRUST_PROXY'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, peer: '127.0.0.1' }]);
    expect(logged).not.toContain('192.0.2');
  });

  test('a proxy that TRUST_PROXY names is nothing to warn of', async () => {
    const settings = { PORT: '0', LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' };
    const { child, output } = await run(settings, started);
    let logged = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      logged += chunk;
    });
    const url = `${origin(output)}/api/openapi.json`;
    expect((await fetch(url, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(200);
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
    expect(logged).toBe('');
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

  test('a second server on the same folder is one line and status 1', async () => {
    await run({ PORT: '0' }, started);
    const { child, output } = await run({ PORT: '0' }, /\n/);
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(1);
    expect(output).toBe(
      `Another server already uses the folder ${folder}. Stop it, set another DATA_DIR, or set DATABASE_URL.\n`,
    );
  });

  test('the folder is free again after a kill', async () => {
    const { child } = await run({ PORT: '0' }, started);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await run({ PORT: '0' }, /\n/)).output).toMatch(started);
  });

  test('logs name the route and the status, and nothing about the person', async () => {
    const { child, output } = await run({ PORT: '0', LOG_LEVEL: 'trace' }, started);
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
    await fetch(`${site}/newsletter/confirm?token=hidden-token-of-thirty-two-letters`, { method: 'POST' });
    const form = new FormData();
    for (const [name, value] of Object.entries(person)) form.set(name, value);
    const ofVisitor = { 'user-agent': 'Hidden browser', 'x-forwarded-for': '203.0.113.77' };
    expect((await fetch(`${site}/api/questions`, { method: 'POST', headers: ofVisitor, body: form })).status).toBe(201);
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
    const lines = logged.split('\n').filter((line) => line.startsWith('{'));
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered).toMatchObject([
      { method: 'POST', route: '/api/questions', status: 201 },
      { method: 'POST', route: '/api/questions', status: 400 },
      { method: 'POST', route: '/newsletter/confirm', status: 410 },
      { method: 'POST', route: '/api/questions', status: 201 },
    ]);
    expect(logged).not.toMatch(/hidden|203\.0\.113/i);
    expect(JSON.stringify(answered)).not.toContain('127.0.0.1');
  });
});
