import { createHandler } from './handler.ts';

/** What this file uses of the hosted runtime. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

const baseUrl = Deno.env.get('AI_BASE_URL')?.replace(/\/$/, '');
const model = Deno.env.get('AI_MODEL');
const timeoutMs = Number(Deno.env.get('AI_TIMEOUT_MS') ?? 20_000);

Deno.serve(
  createHandler(baseUrl && model ? { baseUrl, model, timeoutMs, apiKey: Deno.env.get('AI_API_KEY') } : undefined),
);
