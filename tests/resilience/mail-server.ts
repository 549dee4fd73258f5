import { onTestFinished } from 'vitest';
import { startMailServer, type TestMailServer } from '#server/email/test-mail-server.ts';

/** A mail server that ends with the test. */
export async function startMail(): Promise<TestMailServer> {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  return mail;
}
