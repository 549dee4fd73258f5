import { createHandler } from './handler.ts';

/** What this file uses of the hosted runtime. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/** Used where nothing usable is set, as on our own server. Milliseconds, and requests to the model. */
const [usualTimeout, usualRequests] = [20_000, 500];

function numberIn(name: string, usual: number): number {
  const given = Number(Deno.env.get(name));
  return Number.isInteger(given) && given > 0 ? given : usual;
}

const baseUrl = Deno.env.get('AI_BASE_URL')?.replace(/\/$/, '');
const model = Deno.env.get('AI_MODEL');
const timeoutMs = numberIn('AI_TIMEOUT_MS', usualTimeout);
const apiKey = Deno.env.get('AI_API_KEY') || undefined;

Deno.serve(
  createHandler({
    origin: URL.parse(Deno.env.get('SITE_URL') ?? '')?.origin,
    provider: baseUrl && model ? { baseUrl, model, timeoutMs, apiKey } : undefined,
    requestsPerDay: numberIn('AI_REQUESTS_PER_DAY', usualRequests),
  }),
);
