import { Webhook } from 'standardwebhooks';
import type { WebhookTarget } from '../config/config.ts';
import type { OutboxRow, QuestionRow } from '../db/schema.ts';
import { promisedAt } from '../db/tables/questions.ts';
import { errorCode, type SendOutcome } from './transport.ts';

const limitMs = 10_000;

/**
 * Announces a question by Standard Webhooks (standardwebhooks.com): the id of the row is the id of the message, so that a
 * second delivery is recognised. It says that somebody waits and until when; what the visitor typed stays in the store.
 */
export async function callWebhook(
  { url, secret }: WebhookTarget,
  row: OutboxRow,
  question: QuestionRow,
  stop: AbortSignal,
): Promise<SendOutcome> {
  const now = new Date();
  const body = JSON.stringify(announcement(question));
  const signature = new Webhook(secret).sign(row.id, now, body);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'webhook-id': row.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signature,
      },
      body,
      signal: AbortSignal.any([stop, AbortSignal.timeout(limitMs)]),
    });
    await answer.body?.cancel();
    return answer.ok ? { ok: true } : { ok: false, failure: 'deferred', code: `HTTP ${answer.status}` };
  } catch (error) {
    return { ok: false, failure: 'deferred', code: errorCode(error) };
  }
}

function announcement(question: QuestionRow) {
  const { reference, urgency, category, created_at } = question;
  return {
    type: 'question.asked',
    timestamp: new Date(created_at).toISOString(),
    data: { reference, urgency, category, answerBy: new Date(promisedAt(question)).toISOString() },
  };
}
