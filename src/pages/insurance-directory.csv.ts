import type { APIRoute } from 'astro';
import { directoryCsv } from '#content/directory/public-files.ts';

export const GET: APIRoute = () => new Response(directoryCsv(), { headers: { 'content-type': 'text/csv' } });
