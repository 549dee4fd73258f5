import { expect, test } from 'vitest';
import { startMailServer } from '../email/test-mail-server.ts';
import { tryMail } from './try-mail.ts';

const mail = { insecure: false, from: 'Site <help@manual.example>', ownerEmail: 'owner@manual.example' };
const refuse = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

test('one message reaches the owner', async () => {
  const server = await startMailServer();
  expect(await tryMail({ mail: { ...mail, smtpUrl: server.url } })).toMatchObject({
    ok: true,
    text: expect.stringContaining('Sent to owner@manual.example'),
  });
  expect(server.received.map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [['owner@manual.example'], 'A test of your mail'],
  ]);
  await server.close();
});

test.each([
  [
    'a wrong password',
    { onAuth: (_auth: unknown, _session: unknown, done: (error: Error) => void) => done(refuse(535)) },
    'user:wrong@',
    /refused the user name or the password/,
  ],
  [
    'a refused sender',
    { onMailFrom: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(refuse(550)) },
    '',
    /check MAIL_FROM and OWNER_EMAIL/,
  ],
])('%s is named', async (_fault, behaviour, login, words) => {
  const server = await startMailServer(behaviour);
  const smtpUrl = server.url.replace('smtp://', () => `smtp://${login}`);
  expect(await tryMail({ mail: { ...mail, smtpUrl } })).toMatchObject({
    ok: false,
    text: expect.stringMatching(words),
  });
  await server.close();
});

test.each([
  [undefined, /SMTP_URL is not set/],
  ['smtp://127.0.0.1:9', /Nothing answers at 127\.0\.0\.1:9/],
  ['smtp://mail.invalid:587', /There is no mail server mail\.invalid/],
])('%s', async (smtpUrl, words) => {
  expect(await tryMail({ mail: { ...mail, smtpUrl } })).toMatchObject({
    ok: false,
    text: expect.stringMatching(words),
  });
});
