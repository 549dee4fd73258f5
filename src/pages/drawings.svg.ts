import type { APIRoute } from 'astro';
import { drawingSheet } from '../lib/figures/shared/drawing-sheet.tsx';
import { thumbnails } from '../lib/figures/shared/thumbnails.ts';

export const GET: APIRoute = () =>
  new Response(drawingSheet(thumbnails), { headers: { 'content-type': 'image/svg+xml' } });
