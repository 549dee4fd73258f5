import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { owner } from '#content/owner.ts';
import { fastestHumanMs, idempotencyHeader } from '#contract/question-form.ts';
import {
  idempotencyKey,
  type QuestionRequest,
  questionForm,
  questionReceipt,
  referencePattern,
} from '#contract/questions.ts';
import type { PageSender } from '../built-site/serve-site.ts';
import { gives, nothing, page, refusal, refusals } from '../http/answers/described.ts';
import { formErrors, refusePrograms } from '../http/answers/form-answers.ts';
import { PublicError } from '../http/answers/public-error.ts';
import { replyWords } from '../http/answers/words.ts';
import { formType, isFormPost } from '../http/form-body.ts';
import type { RequestLimits } from '../http/limits/request-limits.ts';
import type { StoreConnection } from '../store/connection.ts';
import { type AlertTargets, addQuestion, findQuestion } from '../store/tables/questions.ts';
import { countForm } from './counts.ts';

interface QuestionParts {
  readonly connection: StoreConnection;
  readonly limits: RequestLimits;
  readonly sender: PageSender;
  readonly ownerEmail: string;
  readonly alerts: AlertTargets;
  /** Called when a question was stored, so that its messages leave at once. */
  readonly stored: () => void;
}

const askSchema = {
  summary: 'Ask a question. The same Idempotency-Key never makes a second one.',
  consumes: ['application/json', formType],
  headers: z.looseObject({ [idempotencyHeader]: z.optional(idempotencyKey) }),
  body: questionForm,
  response: {
    201: gives('Stored', questionReceipt),
    303: nothing('Stored; a plain form post goes on to the thank-you page'),
    ...refusals,
    409: refusal('The key was used for another text'),
    503: refusal('Nothing was stored; send it again'),
  },
};

const thanksSchema = {
  summary: 'The page on which a plain form post lands',
  querystring: z.object({ reference: z.catch(z.string(), '') }),
  response: { 200: page('The page') },
};

/** POST /api/questions, and the page on which a plain form post lands. */
export function addQuestionRoutes(app: FastifyInstance, parts: QuestionParts): void {
  const { connection, sender, limits, ownerEmail, alerts } = parts;
  const errorHandler = limits.countingRefusals('question', formErrors(sender, '/ask/not-sent'));
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post('/api/questions', { schema: askSchema, errorHandler }, async (request, reply) => {
    const { website, elapsedMs, ...question } = request.body;
    refusePrograms(website);
    if (elapsedMs !== undefined && elapsedMs < fastestHumanMs) throw new PublicError(400, 'too-fast');
    const giveBack = await limits.take('question', request, question.urgency);
    const key = request.headers[idempotencyHeader];
    const outcome = await connection
      .use((store) => addQuestion(store, question, { idempotencyKey: key, ownerEmail, alerts, now: Date.now() }))
      .catch(async (error) => {
        await giveBack();
        throw error;
      });
    if (!outcome.ok) throw new PublicError(409, 'key-reused');
    if (outcome.isNew) {
      parts.stored();
      await countForm(request, connection, '/ask');
    } else await giveBack();
    return acknowledge(request, reply, outcome.reference);
  });

  typed.get('/ask/thanks', { schema: thanksSchema }, async (request, reply) => {
    const { reference } = request.query;
    if (!referencePattern.test(reference)) return sender.page(request, reply, '/ask/thanks', 200);
    const found = await limits
      .take('link', request)
      .then(() => connection.use((store) => findQuestion(store, reference)))
      .catch(() => undefined);
    const slots = { reference, ...(found ? { promise: promiseWords(found.urgency) } : {}) };
    return sender.filled(reply, '/ask/thanks', 200, slots, replyWords('thanks', { reference }));
  });
}

function promiseWords(urgency: QuestionRequest['urgency']): string {
  return replyWords('promise', { hours: owner.promises.answerHours[urgency] });
}

function acknowledge(request: FastifyRequest, reply: FastifyReply, reference: string): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (!isFormPost(request.headers['content-type'])) return reply.code(201).send({ reference });
  return reply.redirect(`/ask/thanks?reference=${reference}`, 303);
}
