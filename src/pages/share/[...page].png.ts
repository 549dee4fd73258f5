import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { languageCodes } from '#content/i18n/languages.ts';
import { listedPages } from '../../lib/routes/page.ts';
import { sharePath } from '../../lib/seo/share-images/share-meta.ts';
import { sharePicture } from '../../lib/seo/share-images/share-picture.ts';

export const getStaticPaths = () =>
  languageCodes.flatMap(listedPages).map((page) => ({
    params: { page: sharePath(page).slice('/share/'.length, -'.png'.length) },
    props: { page },
  }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { page } }) =>
  new Response(new Uint8Array(await sharePicture(page)), { headers: { 'content-type': 'image/png' } });
