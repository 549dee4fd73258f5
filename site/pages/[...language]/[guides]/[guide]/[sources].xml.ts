import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { sourcePages } from '../../../../frame/addresses.ts';
import { routesOf } from '../../../../frame/routes.ts';
import { sourcesDocument } from '../../../../screens/reading/SourcesScreen.tsx';

export const getStaticPaths = routesOf(...sourcePages);

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { language, name } }) => {
  const [, , slug = ''] = name.split('/');
  return new Response(sourcesDocument(language, { slug }), { headers: { 'content-type': 'application/xml' } });
};
