import type { APIRoute } from 'astro';
import { iconFile, touchIcon } from '../lib/seo/icons/icon-files.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconFile(touchIcon)), { headers: { 'content-type': 'image/png' } });
