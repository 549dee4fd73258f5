import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { owner } from '#content/owner.ts';
import { fastestHumanMs, idempotencyHeader, type Urgency } from '#contract/question-form.ts';
import {
  formEvidence,
  idempotencyKey,
  type QuestionRequest,
  questionRequest,
  referencePattern,
} from '#contract/questions.ts';
import type { PageSender } from '../built-site/serve-site.ts';
import { PublicError } from '../http/errors.ts';
import { fieldError, formErrors, refuseOtherSites, refusePrograms } from '../http/form-answers.ts';
import { isFormPost } from '../http/form-body.ts';
import type { RequestLimits } from '../http/rate-limit.ts';
import type { StoreConnection } from '../store/connection.ts';
import { addQuestion, findQuestion } from '../store/questions.ts';

interface QuestionParts {
  readonly connection: StoreConnection;
  readonly limits: RequestLimits;
  readonly sender: PageSender;
  readonly ownerEmail: string;
  /** Called when a question was stored, so that its messages leave at once. */
  readonly stored: () => void;
}

/** POST /api/questions, and the page on which a plain form post lands. */
export function addQuestionRoutes(app: FastifyInstance, parts: QuestionParts): void {
  const { connection, sender } = parts;
  const errorHandler = formErrors(sender, '/ask/not-sent');

  app.post('/api/questions', { onRequest: parts.limits('question'), errorHandler }, async (request, reply) => {
    refuseOtherSites(request);
    const question = checkedQuestion(request);
    const key = readKey(request);
    const { ownerEmail } = parts;
    const outcome = await connection.use((store) =>
      addQuestion(store, question, { idempotencyKey: key, ownerEmail, now: Date.now() }),
    );
    if (!outcome.ok)
      throw new PublicError(409, 'This form was already sent with another text. Reload the page and send it again.');
    if (outcome.isNew) parts.stored();
    return acknowledge(request, reply, outcome.reference);
  });

  app.get<{ Querystring: { reference?: string } }>('/ask/thanks', async (request, reply) => {
    const reference = String(request.query.reference ?? '');
    if (!referencePattern.test(reference)) return sender.page(request, reply, '/ask/thanks', 200);
    const found = await connection.use((store) => findQuestion(store, reference)).catch(() => undefined);
    const slots = { reference, ...(found ? { promise: promiseWords(found.urgency) } : {}) };
    return sender.filled(
      reply,
      '/ask/thanks',
      200,
      slots,
      `Thank you. The reference of your question is ${reference}.`,
    );
  });
}

function promiseWords(urgency: Urgency): string {
  return `within ${owner.promises.answerHours[urgency]} hours`;
}

function acknowledge(request: FastifyRequest, reply: FastifyReply, reference: string): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (!isFormPost(request.headers['content-type'])) return reply.code(201).send({ reference });
  return reply.redirect(`/ask/thanks?reference=${reference}`, 303);
}

function checkedQuestion(request: FastifyRequest): QuestionRequest {
  const checked = z.safeParse(questionRequest, request.body);
  if (!checked.success) throw fieldError(checked.error.issues);
  const evidence = z.safeParse(formEvidence, request.body);
  refusePrograms(evidence.data?.website);
  const { elapsedMs } = evidence.data ?? {};
  if (elapsedMs !== undefined && elapsedMs < fastestHumanMs) {
    throw new PublicError(400, 'That was faster than people type. Please press the button again.');
  }
  return checked.data;
}

function readKey(request: FastifyRequest): string | undefined {
  const header = request.headers[idempotencyHeader];
  if (header === undefined) return undefined;
  const key = z.safeParse(idempotencyKey, header);
  if (!key.success) throw new PublicError(400, 'The Idempotency-Key must have 8 to 100 letters, digits, "-" or "_".');
  return key.data;
}
