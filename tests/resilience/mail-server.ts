import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { startMailServer, type TestMailServer } from '#server/email/test-mail-server.ts';

/** A mail server that ends with the test. */
export async function startMail(behavior?: SMTPServerOptions, port?: number): Promise<TestMailServer> {
  const mail = await startMailServer(behavior, port);
  onTestFinished(() => mail.close());
  return mail;
}
