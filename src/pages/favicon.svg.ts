import type { APIRoute } from 'astro';
import { iconSvg } from '../lib/seo/icons/icon-files.ts';

export const GET: APIRoute = () => new Response(iconSvg);
