import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { encodePhoto, formats, ownerPhotos, photoAddress, photoFolder } from '../../components/pictures/photo-files.ts';

export const getStaticPaths = () =>
  ownerPhotos().flatMap((photo) =>
    photo.widths.flatMap((width) =>
      formats.map((format) => ({
        params: { file: photoAddress(photo, width, format).replace('/photos/', '') },
        props: { photo, width, format },
      })),
    ),
  );

/** The owner's photos in every width and format. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { photo, width, format },
}) => new Response(new Uint8Array(await encodePhoto(photo, photoFolder, width, format)));
