import type { APIRoute } from 'astro';
import type { Language } from '#content/languages.ts';
import { manifestOf } from '../../found/icons/manifest.ts';
import { languageRoutes } from '../../frame/routes.ts';

export const getStaticPaths = languageRoutes;

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => Response.json(manifestOf(language));
