import type { APIRoute } from 'astro';
import { iconFile, touchIcon } from '../lib/seo/icons/icon-files.ts';

/** Where an iPhone looks for the icon of a page that is put on the home screen. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconFile(touchIcon)), { headers: { 'content-type': 'image/png' } });
