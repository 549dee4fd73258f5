import type { APIRoute } from 'astro';
import referenceTable from '#core/psychrometrics/psychrometric-reference.csv?raw';

/** The reference table that the calculator is tested against. */
export const GET: APIRoute = () =>
  new Response(referenceTable, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
