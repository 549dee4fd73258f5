import type { APIRoute } from 'astro';
import { drawingSheet } from '../lib/figures/drawing-sheet.tsx';
import { thumbnails } from '../lib/figures/thumbnails.ts';

export const GET: APIRoute = () =>
  new Response(drawingSheet(thumbnails), { headers: { 'content-type': 'image/svg+xml' } });
