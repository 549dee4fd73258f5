import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { type Language, languagesWith, pathOf } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import { estimateForm, idempotencyKey, questionForm, questionReceipt, referencePattern } from '#contract/forms.ts';
import {
  fastestHumanMs,
  idempotencyHeader,
  type QuestionCategory,
  questionDefaults,
  type Urgency,
} from '#contract/question-form.ts';
import type { StoreConnection } from '../db/connection.ts';
import { type AlertTargets, addQuestion, findQuestion, findRepeat, type NewQuestion } from '../db/tables/questions.ts';
import { clientKey } from '../http/client-key.ts';
import { FieldError, PublicError } from '../http/errors.ts';
import { formErrors, formType, multipartType, rejectBots, wantsPage } from '../http/forms.ts';
import type { RequestLimits } from '../http/rate-limits.ts';
import type { PageSender } from '../http/serve-site.ts';
import { replyMessage } from '../http/server-messages.ts';
import { encodePhotos } from '../photos/receive.ts';
import { wantsCounting } from './counts.ts';
import { emptyResponse, errorResponse, errorResponses, jsonResponse, pageResponse } from './openapi.ts';

interface QuestionParts {
  readonly connection: StoreConnection;
  readonly limits: RequestLimits;
  readonly sender: PageSender;
  readonly ownerEmail: string;
  readonly alerts: AlertTargets;
  /** Called when a question was stored, so that its messages leave at once. */
  readonly stored: () => void;
}

/** A body that passed the schema of a form. */
interface FormBody extends Omit<NewQuestion, 'category'> {
  readonly language: Language;
  readonly category?: QuestionCategory | undefined;
  readonly website?: string | undefined;
  readonly elapsedMs?: number | undefined;
}

interface QuestionForm {
  readonly url: string;
  /** Path of its page, the parent of `thanks` and `not-sent`. */
  readonly page: '/ask' | '/wtr-connection';
  readonly summary: string;
  readonly body: z.ZodMiniType<FormBody>;
  /** Of a form that does not ask for one. */
  readonly category: QuestionCategory;
}

const schemaOf = ({ summary, body }: QuestionForm) => ({
  summary: `${summary} The same Idempotency-Key never makes a second one. A multipart form may hold up to six files named photos.`,
  consumes: ['application/json', formType, multipartType],
  headers: z.looseObject({ [idempotencyHeader]: z.optional(idempotencyKey) }),
  body,
  response: {
    201: jsonResponse('Stored', questionReceipt),
    303: emptyResponse('Stored; a plain form post goes on to the thank-you page'),
    ...errorResponses,
    409: errorResponse('The key was used for another text'),
    503: errorResponse('Nothing was stored; send it again'),
  },
});

const thanksSchema = {
  summary: 'The page on which a plain form post lands',
  querystring: z.object({ reference: z.catch(z.string(), '') }),
  response: { 200: pageResponse('The page') },
};

/** POST /api/questions: the form of the ask page. */
export function addQuestionRoutes(app: FastifyInstance, parts: QuestionParts): void {
  const { category } = questionDefaults;
  const summary = 'Ask a question.';
  addQuestionForm(app, { url: '/api/questions', page: '/ask', summary, body: questionForm, category }, parts);
}

/** POST /api/estimates: the short form of the contact page. What it stores is a question about damage, like any other. */
export function addEstimateRoutes(app: FastifyInstance, parts: QuestionParts): void {
  const form = {
    url: '/api/estimates',
    page: '/wtr-connection',
    summary: 'Ask for an estimate.',
    body: estimateForm,
    category: 'assessment',
  } as const;
  addQuestionForm(app, form, parts);
}

/** The endpoint of a form, and the pages on which a plain form post lands, one in each language. */
function addQuestionForm(app: FastifyInstance, form: QuestionForm, parts: QuestionParts): void {
  const { connection, sender, limits, ownerEmail, alerts } = parts;
  const errorHandler = limits.countRejections('question', formErrors(sender, `${form.page}/not-sent`));
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const route = { schema: schemaOf(form), errorHandler };

  typed.post(form.url, route, async (request, reply) => {
    const { website, elapsedMs, category = form.category, ...fields } = request.body;
    rejectBots(website);
    if (elapsedMs !== undefined && elapsedMs < fastestHumanMs) throw new PublicError(400, 'too-fast');
    const giveBack = await limits.take('question', request, fields.urgency);
    const question = { ...fields, category };
    const known = { idempotencyKey: request.headers[idempotencyHeader], now: Date.now() };
    const store = async () => {
      const { uploads } = request;
      const repeat = await connection.use((store) => findRepeat(store, question, { ...known, photos: uploads }));
      if (repeat) return repeat;
      const photos = await encodePhotos(uploads, clientKey(request.ip), fields.urgency === 'emergency');
      const countedOn = wantsCounting(request) ? pathOf(fields.language, form.page) : undefined;
      return connection.use((store) =>
        addQuestion(store, question, { ...known, ownerEmail, alerts, photos, countedOn }),
      );
    };
    const result = await store().catch(async (error) => {
      // Photos that could not be decoded have cost as much as others.
      if (!(error instanceof FieldError)) await giveBack();
      throw error;
    });
    if (!result.ok) throw new PublicError(409, 'key-reused');
    if (result.isNew) parts.stored();
    else {
      await giveBack();
      await limits.takeRepeat('question', request);
    }
    return acknowledge(request, reply, pathOf(fields.language, `${form.page}/thanks`), result.reference);
  });
  for (const language of languagesWith(`${form.page}/thanks`)) addThanks(typed, form, language, parts);
}

function addThanks(
  app: FastifyInstance,
  form: QuestionForm,
  language: Language,
  { connection, sender, limits }: QuestionParts,
): void {
  const thanks = pathOf(language, `${form.page}/thanks`);

  app.withTypeProvider<ZodTypeProvider>().get(thanks, { schema: thanksSchema }, async (request, reply) => {
    const { reference } = request.query;
    if (!referencePattern.test(reference)) return sender.page(request, reply, thanks, 200);
    const found = await limits
      .take('link', request)
      .then(() => connection.use((store) => findQuestion(store, reference)))
      .catch(() => undefined);
    const slots = { reference, ...(found ? { promise: promiseWords(language, found.urgency) } : {}) };
    return sender.filled(reply, thanks, 200, slots, replyMessage(language, 'thanks', { reference }));
  });
}

function promiseWords(language: Language, urgency: Urgency): string {
  return replyMessage(language, 'promise', { count: owner.promises.answerHours[urgency] });
}

function acknowledge(request: FastifyRequest, reply: FastifyReply, thanks: string, reference: string): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (!wantsPage(request)) return reply.code(201).send({ reference });
  return reply.redirect(`${thanks}?reference=${reference}`, 303);
}
