import type { APIRoute, GetStaticPaths } from 'astro';
import { type RecordFace, recordFaces, recordFont } from '../../features/downloads/record-fonts.ts';

export const getStaticPaths = (() => recordFaces.map((face) => ({ params: { face } }))) satisfies GetStaticPaths;

/** A font for PDFs that are made on the device. */
export const GET: APIRoute = async ({ params: { face } }) =>
  new Response(new Uint8Array(await recordFont(face as RecordFace)), { headers: { 'content-type': 'font/ttf' } });
