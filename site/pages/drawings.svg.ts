import type { APIRoute } from 'astro';
import { drawingSheet } from '../document/figures/drawing/drawing-sheet.tsx';
import { thumbnails } from '../document/figures/drawing/thumbnails.ts';

export const GET: APIRoute = () =>
  new Response(drawingSheet(thumbnails), { headers: { 'content-type': 'image/svg+xml' } });
