import type { APIRoute } from 'astro';
import { jobFileSchema } from '#contract/drying-job-file.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(jobFileSchema(), null, 1), { headers: { 'content-type': 'application/schema+json' } });
