import type { APIRoute } from 'astro';
import type { Language } from '#content/languages.ts';
import { downloadNames, makeDownload } from '../../../downloads/downloads.ts';
import { languageRoutes } from '../../../frame/routes.ts';

export function getStaticPaths() {
  return languageRoutes().flatMap(({ params, props }) =>
    downloadNames(props.language).map((file) => ({ params: { ...params, file }, props })),
  );
}

export const GET: APIRoute<{ language: Language }> = async ({ params: { file = '' }, props: { language }, site }) => {
  return new Response(Buffer.from(await makeDownload(language, file, site)));
};
