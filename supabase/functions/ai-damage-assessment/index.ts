import { createHandler } from './handler.ts';

/** What this file uses of the hosted runtime. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/** What is waited for an answer where nothing usable is set. Milliseconds. */
const usualTimeout = 20_000;

const baseUrl = Deno.env.get('AI_BASE_URL')?.replace(/\/$/, '');
const model = Deno.env.get('AI_MODEL');
const given = Number(Deno.env.get('AI_TIMEOUT_MS'));
const timeoutMs = Number.isInteger(given) && given > 0 ? given : usualTimeout;

Deno.serve(
  createHandler(
    baseUrl && model ? { baseUrl, model, timeoutMs, apiKey: Deno.env.get('AI_API_KEY') || undefined } : undefined,
  ),
);
