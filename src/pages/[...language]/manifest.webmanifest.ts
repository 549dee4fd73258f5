import type { APIRoute } from 'astro';
import type { Language } from '#content/i18n/languages.ts';
import { languageRoutes } from '../../lib/routes/routes.ts';
import { manifestOf } from '../../lib/seo/icons/manifest.ts';

export const getStaticPaths = languageRoutes;

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => Response.json(manifestOf(language));
