import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { guideMarkdown } from '../../../found/plain/guide-markdown.ts';
import { pagesBelow, routesOf } from '../../../frame/routes.ts';

export const getStaticPaths = routesOf(...pagesBelow('/guides'));

/** A guide as plain text, for who reads with a program. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { language, name }, site }) =>
  new Response(guideMarkdown(language, name, site), { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
