import type { APIRoute } from 'astro';
import { type Language, languageCodes, listsIn } from '#content/i18n/languages.ts';
import { webVtt } from '../../features/videos/film.ts';

export const getStaticPaths = () => languageCodes.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) =>
  new Response(webVtt(listsIn(language).featuredVideo.captions), { headers: { 'content-type': 'text/vtt' } });
