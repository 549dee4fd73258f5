import type { APIRoute } from 'astro';
import { downloadNames, makeDownload } from '../../downloads/downloads.ts';

export function getStaticPaths() {
  return downloadNames().map((file) => ({ params: { file } }));
}

export const GET: APIRoute = async ({ params: { file = '' }, site }) => {
  if (!site) throw new Error('astro.config.ts sets no site');
  return new Response(Buffer.from(await makeDownload(file, site)));
};
