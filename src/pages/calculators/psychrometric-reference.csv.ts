import type { APIRoute } from 'astro';
import referenceTable from '#core/psychrometrics/psychrometric-reference.csv?raw';

/** The very file that the tests hold the calculator to. */
export const GET: APIRoute = () =>
  new Response(referenceTable, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
