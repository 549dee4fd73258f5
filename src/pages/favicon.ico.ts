import type { APIRoute } from 'astro';
import { faviconFile } from '../lib/seo/icons/icon-files.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await faviconFile()), { headers: { 'content-type': 'image/x-icon' } });
