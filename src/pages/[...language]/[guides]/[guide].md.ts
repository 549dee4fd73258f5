import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { pagesBelow, routesOf } from '../../../lib/routes/routes.ts';
import { guideMarkdown } from '../../../lib/seo/markdown/guide-markdown.ts';

export const getStaticPaths = routesOf(...pagesBelow('/guides'));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { language, name }, site }) =>
  new Response(guideMarkdown(language, name, site), { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
