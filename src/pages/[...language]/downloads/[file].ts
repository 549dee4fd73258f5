import type { APIRoute } from 'astro';
import type { Language } from '#content/i18n/languages.ts';
import { downloadNames, makeDownload } from '../../../features/downloads/downloads.ts';
import { languageRoutes } from '../../../lib/routes/routes.ts';

export function getStaticPaths() {
  return languageRoutes().flatMap(({ params, props }) =>
    downloadNames(props.language).map((file) => ({ params: { ...params, file }, props })),
  );
}

export const GET: APIRoute<{ language: Language }> = async ({ params: { file = '' }, props: { language }, site }) => {
  return new Response(Buffer.from(await makeDownload(language, file, site)));
};
