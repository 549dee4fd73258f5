import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Urgency } from '#contract/question-form.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore, type Store } from '../db/open-store.ts';
import { type OutboxRow, tables } from '../db/schema.ts';
import { claimMail, countMail, newMail, type OutboxCounts, releaseAllLeases } from '../db/tables/outbox.ts';
import { addQuestion, type NewQuestion } from '../db/tables/questions.ts';
import { folderOfFile } from '../test-folder.ts';
import { deadAfterAttempts, deadAfterContentRefusals, deliverBatch } from './deliver.ts';
import { type Outbox, startOutbox } from './outbox.ts';
import { startMailServer, startSilentServer, type TestMailServer } from './test-mail-server.ts';
import { fileTransport, type MailTransport, smtpTransport } from './transport.ts';

const folder = folderOfFile();
let connection: StoreConnection;
const open: { close(): unknown }[] = [];

beforeAll(async () => {
  connection = connectStore(() => openStore({ dataDir: folder, databaseUrl: undefined }));
});
afterAll(() => connection.close());
beforeEach(() =>
  connection.use(async ({ db }) => {
    for (const table of tables) await db.deleteFrom(table).execute();
  }),
);
afterEach(async () => {
  for (const part of open.splice(0)) await part.close();
});

/** Short, for a server that stalls; a server that works may take its time on a busy machine. */
const times = { silenceMs: 300, wholeMs: 600 };
const config = { siteUrl: 'https://example.com', mail: { from: 'Manual <help@manual.example>' } };

/** An outbox whose clock can be put forward. */
function start(
  transportUrl: string,
  options: Parameters<typeof smtpTransport>[1] = {},
  pauses: { readonly unreachableMs?: number } = {},
): { outbox: Outbox; clock: { forward: number } } {
  const clock = { forward: 0 };
  const outbox = startOutbox({
    connection,
    transport: smtpTransport(transportUrl, options),
    config,
    log: { warn() {} },
    now: () => Date.now() + clock.forward,
    pollMs: 20,
    unreachableMs: 20,
    ...pauses,
  });
  open.push(outbox);
  return { outbox, clock };
}

async function mailServer(...options: Parameters<typeof startMailServer>): Promise<TestMailServer> {
  const server = await startMailServer(...options);
  open.push(server);
  return server;
}

let number = 0;
function ask(urgency: Urgency = 'normal', changes: Partial<NewQuestion> = {}) {
  number += 1;
  const base = {
    name: 'Ada',
    email: `ada${number}@example.com`,
    category: 'general',
    question: `Question ${number}`,
  } as const;
  const request = { ...base, urgency, ...changes };
  const options = { idempotencyKey: undefined, ownerEmail: 'owner@example.com', now: Date.now() };
  return connection.use((store) => addQuestion(store, request, options));
}

const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('a photo').values()]);

function askWithPhotos(jpeg: Buffer = photo) {
  const request = {
    name: 'Ada',
    email: 'ada@example.com',
    urgency: 'urgent',
    category: 'assessment',
    question: 'Wet',
  } as const;
  const photos = ['one', 'two'].map((hash) => ({ jpeg, hash }));
  const options = { idempotencyKey: undefined, ownerEmail: 'owner@example.com', now: Date.now(), photos };
  return connection.use((store) => addQuestion(store, request, options));
}

const rows = (): Promise<OutboxRow[]> =>
  connection.use(({ db }) => db.selectFrom('outbox').selectAll().orderBy('priority').execute());
const counts = (): Promise<OutboxCounts> => connection.use(countMail);

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it never happened');
    await pause(10);
  }
}
const allSent = async () => (await counts()).pending === 0;

describe('a mail server that works', () => {
  test('gets the notice and the receipt, each with the Message-ID of its row', async () => {
    const server = await mailServer();
    await ask('emergency', { question: 'Water\nrises <b>fast</b>', location: 'Seguin' });
    start(server.url);
    await until(allSent);
    const [notice, receipt] = server.received;
    expect(notice?.subject).toMatch(/^\[EMERGENCY\] Question WD-\w{4}-\w{4} \(general\)$/);
    expect(notice?.recipients).toEqual(['owner@example.com']);
    expect(notice?.raw).toMatch(/^Reply-To: Ada <ada\d+@example\.com>\r$/m);
    expect(notice?.raw).toContain('> rises <b>fast</b>');
    expect(notice?.raw).toContain('rises &lt;b&gt;fast&lt;/b&gt;');
    expect(receipt?.subject).toMatch(/^We have your question \(WD-\w{4}-\w{4}\)$/);
    expect(receipt?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(receipt?.raw).not.toContain('rises');
    const ids = (await rows()).map(({ id }) => `<${id}@manual.example>`);
    expect(server.received.map(({ messageId }) => messageId)).toEqual(ids);
  });

  test('the notice has the preferred contact; without an address it has no reply-to, and there is no receipt', async () => {
    const server = await mailServer();
    await ask('normal', { phone: '(830) 555-0147', reach: 'text' });
    await ask('urgent', { phone: '(830) 555-0148', reach: 'call', email: undefined });
    start(server.url);
    await until(allSent);
    const [called, ...others] = server.received;
    expect(others).toHaveLength(2);
    expect(called?.raw).toMatch(/^Phone: \(830\) 555-0148\r\nBest way to reach them: a call\r$/m);
    expect(called?.raw).toMatch(/^Email: not given\r$/m);
    // Quoted-printable.
    expect(called?.raw).toContain('Don=E2=80=99t reply to this message; call or text them.');
    expect(called?.raw).not.toMatch(/^Reply-To:/m);
    const [texted] = others.filter(({ raw }) => raw.includes('(830) 555-0147'));
    expect(texted?.raw).toContain('The visitor wants a text message. If you reply to this message');
    expect(texted?.raw).toMatch(/^Reply-To:/m);
  });

  test('the notice says how long a question waited on its device, and nothing of one that came at once', async () => {
    const server = await mailServer();
    await ask('normal', { question: 'Written yesterday', waitedMs: 26 * 3_600_000 });
    await ask('normal', { question: 'Written in the car', waitedMs: 90_000 });
    await ask('normal', { question: 'Written now' });
    start(server.url);
    await until(allSent);
    const waits = server.received
      .filter(({ recipients }) => recipients[0] === 'owner@example.com')
      .map(({ raw }) => [/Written \w+/.exec(raw)?.[0], /^Waited: (\d+ \w+) /m.exec(raw)?.[1]]);
    expect(new Map(waits as [string, string][])).toEqual(
      new Map([
        ['Written yesterday', '26 hours'],
        ['Written in', '2 minutes'],
        ['Written now', undefined],
      ]),
    );
  });

  test('photos go with the notice, not with the receipt', async () => {
    const server = await mailServer();
    await askWithPhotos();
    start(server.url);
    await until(allSent);
    const [notice, receipt] = server.received;
    expect(notice?.raw).toMatch(/^2 photos are attached\.\r$/m);
    const names = notice?.raw.match(/filename=WD-\w{4}-\w{4}-\d\.jpg/g)?.map((name) => name.at(-5));
    expect(names).toEqual(['1', '2']);
    expect(notice?.raw.replaceAll('\r\n', '')).toContain(photo.toString('base64'));
    expect(receipt?.raw).not.toContain('filename');
  });

  test('a server that does not take so large a message gets the notice without photos', async () => {
    const server = await mailServer({
      onData(stream, _session, done) {
        let raw = '';
        stream.on('data', (chunk: Buffer) => {
          raw += chunk.toString('latin1');
        });
        stream.on('end', () => {
          const fits = raw.length < 100_000;
          if (fits) server.received.push({ messageId: '', subject: '', recipients: [], raw });
          done(fits ? null : Object.assign(new Error('too large'), { responseCode: 552 }));
        });
      },
    });
    await askWithPhotos(Buffer.alloc(150_000, 1));
    await connection.use(({ db }) => db.deleteFrom('outbox').where('kind', '=', 'receipt').execute());
    start(server.url);
    for (let tries = 1; tries <= 3; tries++) {
      await until(async () => (await rows()).some(({ attempts, lease_owner }) => attempts === tries && !lease_owner));
      expect(server.received).toHaveLength(0);
      await connection.use(({ db }) => db.updateTable('outbox').set({ due_at: 0 }).execute());
    }
    await until(allSent);
    expect(server.received.map(({ raw }) => raw.match(/^2 photos .*/m)?.[0])).toEqual([
      expect.stringMatching(/^2 photos came with it\./),
    ]);
  });

  test('a notice that was lost with its process, however often, keeps its photos', async () => {
    const server = await mailServer();
    await askWithPhotos();
    await connection.use(({ db }) => db.updateTable('outbox').set({ attempts: 5 }).execute());
    start(server.url);
    await until(allSent);
    expect(server.received.filter(({ raw }) => /^2 photos are attached\.\r$/m.test(raw))).toHaveLength(1);
  });

  test('a name cannot add a header or a recipient', async () => {
    const server = await mailServer();
    await ask('normal', { name: 'Ada"\r\nBcc: victim@example.com\r\n\r\n<x@y>, "Eve' });
    start(server.url);
    await until(allSent);
    expect(server.received).toHaveLength(2);
    for (const { raw, recipients } of server.received) {
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
      expect(recipients).toHaveLength(1);
    }
  });

  test('a message that was sent but not marked is sent again under the same Message-ID', async () => {
    const server = await mailServer();
    await ask();
    start(server.url);
    await until(allSent);
    await connection.use(({ db }) => db.updateTable('outbox').set({ sent_at: null }).execute());
    await until(allSent);
    const ids = server.received.map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([4, 2]);
  });

  test('while questions come, mail leaves too, and nothing is left over', async () => {
    const server = await mailServer();
    const { outbox } = start(server.url);
    for (let n = 0; n < 20 || server.received.length === 0; n++) {
      await ask();
      outbox.wake();
    }
    await until(allSent);
    expect(server.received).toHaveLength((await rows()).length);
  });

  test('an erased question sends nothing', async () => {
    const server = await mailServer();
    await ask();
    await connection.use(({ db }) => db.deleteFrom('questions').execute());
    start(server.url);
    await until(allSent);
    expect(server.received).toEqual([]);
  });
});

describe('a mail server that is away', () => {
  test('down for the whole run, then up: everything arrives, in order of urgency, nothing counts as tried', async () => {
    const server = await startMailServer();
    await server.close();
    const { outbox } = start(server.url);
    for (const urgency of ['normal', 'urgent', 'emergency', 'normal', 'emergency'] as const) await ask(urgency);
    outbox.wake();
    await until(() => outbox.state() === 'down');
    expect((await rows()).every(({ attempts, sent_at }) => attempts <= 1 && sent_at === null)).toBe(true);
    const back = await mailServer({}, server.port);
    await until(allSent);
    const order = back.received.map(({ raw }) => /emergency|urgent|normal/.exec(raw)?.[0]);
    expect(back.received).toHaveLength(10);
    const notices = back.received.flatMap(({ subject }, at) => (subject.includes('Question ') ? [order[at]] : []));
    expect(notices).toEqual(['emergency', 'emergency', 'urgent', 'normal', 'normal']);
    expect(outbox.state()).toBe('ok');
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  test('stalls before its greeting: it counts as away', async () => {
    const silent = await startSilentServer();
    open.push(silent);
    await ask();
    const { outbox } = start(silent.url, { times });
    await until(() => outbox.state() === 'down');
    expect(await counts()).toMatchObject({ pending: 2, dead: 0 });
  });

  test('refuses our password: it counts as away, so no message is lost over it', async () => {
    const server = await mailServer({ authOptional: false, onAuth: (_auth, _session, done) => done(new Error('no')) });
    await ask();
    const { outbox } = start(server.url.replace('smtp://', 'smtp://user:wrong@'));
    await until(() => outbox.state() === 'down');
    expect(await counts()).toMatchObject({ pending: 2, dead: 0 });
  });
});

const message = {
  messageId: '<1@manual.example>',
  date: new Date(),
  from: 'help@manual.example',
  to: 'ada@example.com',
  subject: 'Secret',
  text: 'Secret',
  html: 'Secret',
  headers: {},
};

describe('encryption', () => {
  // The machine's own address, but not one that is known to be: as good as a server elsewhere.
  const elsewhere = (server: TestMailServer) => server.url.replace('127.0.0.1', '0.0.0.0');

  test.each([
    ['', {}, false],
    ['?requireTLS=false', {}, false],
    ['', { allowInsecure: true }, true],
  ])('a server elsewhere without it, asked with %j and %j: used is %s', async (query, options, used) => {
    const said: string[] = [];
    const server = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username }, _session, done) {
        said.push(String(username));
        done(null, { user: username });
      },
    });
    const url = `${elsewhere(server).replace('smtp://', 'smtp://user:password@')}${query}`;
    const result = await smtpTransport(url, options).send(message);
    expect(result.ok).toBe(used);
    expect(result.ok || result.failure).toBe(used || 'unreachable');
    expect([said.length, server.received.length]).toEqual(used ? [1, 1] : [0, 0]);
  });
});

test('mail that leaves together shares connections, and one that the server has ended is opened again', async () => {
  let connections = 0;
  const server = await mailServer({
    onConnect(_session, done) {
      connections += 1;
      done();
    },
  });
  const transport = smtpTransport(server.url);
  for (let n = 0; n < 5; n++) expect(await transport.send(message)).toEqual({ ok: true });
  expect(connections).toBe(1);
  server.drop();
  expect(await transport.send(message)).toEqual({ ok: true });
  expect([connections, server.received.length]).toEqual([2, 6]);
});

test('a message without a recipient fails by itself: the mail server counts as reachable', async () => {
  const server = await mailServer();
  expect(await smtpTransport(server.url).send({ ...message, to: '' })).toMatchObject({ failure: 'deferred' });
});

test('a mail server that says nothing does not hold up the stop, and its message is sent by the next start', async () => {
  const silent = await startSilentServer();
  open.push(silent);
  await ask();
  const transport = smtpTransport(silent.url, { times: { silenceMs: 60_000, wholeMs: 60_000 } });
  const sending = Promise.withResolvers<void>();
  const outbox = startOutbox({
    connection,
    transport: {
      ...transport,
      send(message, stop) {
        sending.resolve();
        return transport.send(message, stop);
      },
    },
    config,
    log: { warn() {} },
    lastMessageMs: 50,
  });
  await sending.promise;
  const began = performance.now();
  await outbox.close();
  expect(performance.now() - began).toBeLessThan(10_000);
  expect((await rows()).map(({ attempts, lease_owner }) => [attempts, lease_owner])).toEqual([
    [0, null],
    [0, null],
  ]);
});

describe('a mail server that is difficult', () => {
  const problem = (code: number) => Object.assign(new Error('no'), { responseCode: code });

  test('greylists: the second try gets through', async () => {
    const seen = new Set<string>();
    const server = await mailServer({
      onRcptTo({ address }, _session, done) {
        const known = seen.has(address);
        seen.add(address);
        done(known ? null : problem(450));
      },
    });
    await ask();
    const { clock } = start(server.url);
    await until(async () => (await rows()).every(({ last_error }) => last_error?.includes('450')));
    expect(server.received).toEqual([]);
    clock.forward = 60_000;
    await until(allSent);
    expect(server.received).toHaveLength(2);
  });

  test('refuses the asker for good: the receipt counts as refused, not as given up, and the notice arrives', async () => {
    const server = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('ada') ? problem(550) : null),
    });
    await ask();
    start(server.url);
    await until(allSent);
    expect(await counts()).toMatchObject({ pending: 0, dead: 0, refused: 1 });
    expect(server.received.map(({ recipients }) => recipients)).toEqual([['owner@example.com']]);
  });

  /** Tries again at once, however long the pause would be. */
  const untilAllSent = (clock: { forward: number }) =>
    until(() => {
      clock.forward += 7 * 60 * 60 * 1000;
      return allSent();
    });

  test.each<[string, number, SMTPServerOptions]>([
    ['recipient', deadAfterAttempts, { onRcptTo: (_address, _session, done) => done(problem(550)) }],
    [
      'text',
      deadAfterContentRefusals,
      { onData: (stream, _session, done) => void stream.resume().on('end', () => done(problem(554))) },
    ],
  ])(
    'refuses the %s for good: a notice is given up after %d tries, a receipt after one',
    async (_what, tries, refuses) => {
      const server = await mailServer(refuses);
      await ask();
      await untilAllSent(start(server.url).clock);
      expect((await rows()).map(({ kind, attempts }) => [kind, attempts])).toEqual([
        ['notice', tries],
        ['receipt', 1],
      ]);
    },
  );

  test.each(['sms', 'digest'] as const)('refuses the %s of the owner: it is tried to the end too', async (kind) => {
    const server = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('mine') ? problem(550) : null),
    });
    await ask();
    const [first] = await rows();
    const about = first?.reference ? { reference: first.reference } : {};
    const mail = {
      recipient: 'mine@example.com',
      priority: 9,
      createdAt: Date.now(),
      ...(kind === 'sms' ? about : {}),
    };
    await connection.use(({ db }) =>
      db
        .insertInto('outbox')
        .values(newMail({ kind, ...mail }))
        .execute(),
    );
    await untilAllSent(start(server.url).clock);
    expect((await rows()).find((row) => row.kind === kind)).toMatchObject({
      attempts: deadAfterAttempts,
      refused_at: null,
    });
  });

  test('drops the connection in the middle of a message, or stalls there: later it gets through', async () => {
    let calls = 0;
    const taken: string[] = [];
    const server: TestMailServer = await mailServer({
      onData(stream, session, done) {
        calls += 1;
        stream.resume();
        if (calls === 1) server.drop();
        else if (calls > 2) {
          taken.push(...session.envelope.rcptTo.map(({ address }) => address));
          stream.on('end', () => done());
        }
      },
    });
    await ask();
    const { clock } = start(server.url, { times });
    await until(async () => (await rows()).every(({ last_error }) => last_error !== null));
    await until(() => {
      clock.forward += 60_000;
      return allSent();
    });
    expect(new Set(taken).size).toBe(2);
  });

  test('always breaks off in the middle of what is large: the others arrive, and it does in the end, without photos', async () => {
    let broken = 0;
    const server: TestMailServer = await mailServer({
      onData(stream, { remotePort }, done) {
        let raw = '';
        stream.on('data', (chunk: Buffer) => {
          const hadRoom = raw.length < 100_000;
          raw += chunk.toString('latin1');
          if (!hadRoom || raw.length < 100_000) return;
          broken += 1;
          server.drop(remotePort);
        });
        stream.on('end', () => {
          if (raw.length < 100_000) server.received.push({ messageId: '', subject: '', recipients: [], raw });
          done();
        });
      },
    });
    await askWithPhotos(Buffer.alloc(150_000, 1));
    await ask('normal');
    const { outbox, clock } = start(server.url);
    await until(() => server.received.length === 3);
    await until(async () => (await counts()).pending === 1);
    expect(outbox.state()).toBe('ok');
    expect((await rows())[0]).toMatchObject({ kind: 'notice', attempts: 1, sent_at: null });
    await untilAllSent(clock);
    expect(broken).toBe(3);
    expect(server.received.at(-1)?.raw).toMatch(/^2 photos came with it\./m);
  });

  test.each(['RCPT TO', 'DATA'])(
    'always breaks off after %s of one message: the others arrive, and it is given up after its tries',
    async (moment) => {
      const isAskers = (address: string | undefined) => address?.startsWith('ada');
      const server: TestMailServer = await mailServer({
        onRcptTo({ address }, { remotePort }, done) {
          if (moment === 'RCPT TO' && isAskers(address)) server.drop(remotePort);
          else done();
        },
        onData(stream, { remotePort, envelope }, done) {
          if (isAskers(envelope.rcptTo[0]?.address)) server.drop(remotePort);
          else stream.resume().on('end', () => done());
        },
      });
      await ask('emergency');
      await ask('normal');
      const almostAll = { attempts: deadAfterAttempts - 3 };
      await connection.use(({ db }) => db.updateTable('outbox').set(almostAll).where('kind', '=', 'receipt').execute());
      const { outbox, clock } = start(server.url);
      await untilAllSent(clock);
      const fared = (await rows()).map(({ kind, attempts, dead_at }) => [kind, attempts, dead_at !== null]);
      const [notice, receipt] = [
        ['notice', 1, false],
        ['receipt', deadAfterAttempts, true],
      ];
      expect(fared).toEqual([notice, receipt, notice, receipt]);
      expect(outbox.state()).toBe('ok');
    },
  );

  test('takes fewer connections than we open: it counts as reachable, and everything is sent', async () => {
    const server = await mailServer({ maxClients: 2 });
    for (let n = 0; n < 4; n++) await ask('urgent');
    const { outbox } = start(server.url, {}, { unreachableMs: 3_600_000 });
    await until(allSent);
    expect(server.received).toHaveLength(8);
    expect(outbox.state()).toBe('ok');
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });
});

test('a server that stops while connections are pooled is unreachable: no attempt is counted', async () => {
  const server = await startMailServer();
  const transport = smtpTransport(server.url);
  expect(await transport.send(message)).toEqual({ ok: true });
  const closed = server.close();
  server.drop();
  expect(await transport.send(message)).toMatchObject({ ok: false, failure: 'unreachable' });
  await closed;
});

test('what a batch does not reach before its lease could end is given back untried', async () => {
  await ask('emergency');
  await ask('normal');
  const leaseMs = 60_000;
  let now = Date.now();
  const lease = { owner: 'me', until: now + leaseMs };
  const batch = await connection.use((store) => claimMail(store, 'mail', lease, 16, now));
  const sent: string[] = [];
  const transport: MailTransport = {
    kind: 'smtp',
    async send({ to }) {
      sent.push(to);
      now += leaseMs / 2;
      return { ok: true };
    },
  };
  const delivery = { connection, transport, config, log: { warn() {} }, leaseMs, now: () => now };
  await deliverBatch({ ...delivery, stop: new AbortController().signal }, batch, lease, () => false);
  const left = (await rows()).filter(({ sent_at: at }) => at === null);
  expect(left.map(({ attempts, last_error: why }) => [attempts, why])).toEqual(
    left.map(() => [0, 'not reached in time']),
  );
  expect([sent.length + left.length, left.length > 0]).toEqual([batch.length, true]);
});

test('a message that cannot be taken back leaves the one beside it to its end', async () => {
  for (let n = 0; n < 2; n++) await ask('normal', { email: undefined });
  const lease = { owner: 'me', until: Date.now() + 60_000 };
  const batch = await connection.use((store) => claimMail(store, 'mail', lease, 16, Date.now()));
  const first = batch[0]?.id ?? '';
  const erased = ({ db }: Store) => db.deleteFrom('outbox').where('id', '=', first).execute();
  const failed = Promise.withResolvers<void>();
  const transport: MailTransport = {
    kind: 'files',
    async send({ messageId }) {
      if (messageId.includes(first)) await connection.use(erased);
      // Sent in a later turn than the one that handles the failure.
      else await failed.promise.then(() => nextTurn());
      return { ok: true };
    },
    async retract() {
      failed.resolve();
      throw new Error('EACCES');
    },
  };
  const delivery = { connection, transport, config, log: { warn() {} }, leaseMs: 60_000, now: Date.now };
  const delivered = deliverBatch({ ...delivery, stop: new AbortController().signal }, batch, lease, () => false);
  await expect(delivered).rejects.toThrow('EACCES');
  expect((await rows()).map(({ sent_at: at }) => typeof at)).toEqual(['number']);
});

test('a lease is renewed while a message is on its way, so that no other process sends it', async () => {
  await ask('emergency', { email: undefined });
  const sent = Promise.withResolvers<void>();
  const transport: MailTransport = {
    kind: 'smtp',
    send: () => sent.promise.then(() => ({ ok: true })),
  };
  const parts = { connection, transport, config, log: { warn() {} }, leaseMs: 300, pollMs: 20 };
  open.push(startOutbox(parts));
  const leaseEnd = async () => (await rows())[0]?.lease_until ?? 0;
  await expect.poll(leaseEnd).toBeGreaterThan(0);
  const first = await leaseEnd();
  const other = { ...transport, send: () => Promise.reject(new Error('sent twice')) };
  open.push(startOutbox({ ...parts, transport: other }));
  await expect.poll(leaseEnd, { timeout: 10_000 }).toBeGreaterThan(first + 600);
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1]);
  sent.resolve();
  await until(allSent);
});

test('a killed worker: its leases end with the next start, and everything is sent', async () => {
  const server = await mailServer();
  await ask('urgent');
  await connection.use(({ db }) =>
    db
      .updateTable('outbox')
      .set({ lease_owner: 'gone', lease_until: Date.now() + 1e6 })
      .execute(),
  );
  await connection.use(releaseAllLeases);
  start(server.url);
  await until(allSent);
  expect(server.received).toHaveLength(2);
});

test('without a mail server each message is a file that mail programs open', async () => {
  await ask('urgent', { name: 'Zoë' });
  const mailFolder = join(folder, 'mail');
  const outbox = startOutbox({ connection, transport: fileTransport(mailFolder), config, log: { warn() {} } });
  open.push(outbox);
  await until(allSent);
  const files = await readdir(mailFolder);
  expect(files).toHaveLength(2);
  for (const file of files) expect(file).toMatch(/^\d{4}-[\dTZ-]+-[0-9a-f-]{36}\.eml$/);
  const texts = await Promise.all(files.map((file) => readFile(join(mailFolder, file), 'utf8')));
  expect(texts.some((text) => /^Subject: \[Urgent\] Question WD-/m.test(text))).toBe(true);
  expect(texts.every((text) => /^Message-ID: <[0-9a-f-]{36}@manual\.example>\r$/m.test(text))).toBe(true);
  expect(outbox.state()).toBe('files');
});
