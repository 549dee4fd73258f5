import type { APIRoute } from 'astro';
import { iconFile, iconNames } from '../../lib/seo/icons/icon-files.ts';

export const getStaticPaths = () => iconNames.map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params: { file = '' } }) =>
  new Response(new Uint8Array(await iconFile(file)), { headers: { 'content-type': 'image/png' } });
