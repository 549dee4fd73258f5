import type { APIRoute } from 'astro';
import { directoryJson } from '#content/directory/public-files.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(directoryJson(new URL('/insurance-directory', site).href), {
    headers: { 'content-type': 'application/json' },
  });
