import type { APIRoute } from 'astro';
import { owner } from '#content/owner.ts';
import { securityTxt } from '../../integrations/security-txt.ts';

export const GET: APIRoute = ({ site }) => new Response(securityTxt(owner.security, site, Date.now()));
