import type { APIRoute } from 'astro';
import { directoryJson } from '#content/directory/public-files.ts';
import { wordsIn } from '#content/languages.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(directoryJson(new URL('/insurance-directory', site).href, wordsIn('en').directory), {
    headers: { 'content-type': 'application/json' },
  });
