import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { languageCodes } from '#content/languages.ts';
import { sharePath } from '../../found/share/share-path.ts';
import { sharePicture } from '../../found/share/share-picture.ts';
import { listedPages } from '../../frame/page.ts';

export const getStaticPaths = () =>
  languageCodes.flatMap(listedPages).map((page) => ({
    params: { page: sharePath(page).slice('/share/'.length, -'.png'.length) },
    props: { page },
  }));

/** What a link to a page shows where it is shared. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { page } }) =>
  new Response(new Uint8Array(await sharePicture(page)), { headers: { 'content-type': 'image/png' } });
