import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { OwnerPhoto } from '#content/owner.ts';
import { owner } from '#content/owner.ts';

/** Output formats, smallest first: a browser takes the first that it supports. */
export const formats = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

/** Output widths in pixels: phone, column, and column at double density. */
const widths = [480, 960, 1600] as const;

/** Encoder quality of 100. The scales differ; the values look the same. */
const quality: Readonly<Record<Format, number>> = { avif: 50, webp: 74, jpeg: 76 };

/** A photo of the owner, upright, in pixels. */
export interface PhotoFile extends OwnerPhoto {
  /** Base name of its URLs. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Output widths, never larger than the original. */
  readonly widths: readonly number[];
}

/** Reads the size of a photo. Throws, and so stops the build, when the file is missing or is not an image. */
export async function photoFile(photo: OwnerPhoto, folder: string): Promise<PhotoFile> {
  const file = path.join(folder, photo.file);
  if (!existsSync(file)) {
    throw new Error(`owner.photos names "${photo.file}": put that file into content/photos, or take its line out`);
  }
  const { width, height } = await sharp(file)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => {
      throw new Error(`content/photos/${photo.file} is no picture: save it as JPEG, and put it there again`);
    });
  const narrower = widths.filter((one) => one < width);
  const all = narrower.length < widths.length ? [...narrower, width] : narrower;
  return { ...photo, name: nameOf(photo.file), width, height, widths: all };
}

/** A slug of a file name: a space would end the URL in a `srcset`. */
function nameOf(file: string): string {
  const letters = path.parse(file).name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    letters
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .join('-') || 'photo'
  );
}

/** Throws when two photos would have the same URL. The same file may appear in two places. */
export function rejectDuplicates(photos: readonly PhotoFile[]): void {
  const files = new Map(photos.map(({ name, file }) => [name, file]));
  const twin = photos.find(({ name, file }) => files.get(name) !== file);
  if (twin) throw new Error(`owner.photos names "${twin.file}" and "${files.get(twin.name)}": give one another name`);
}

/** URL of a photo in one width and format. */
export function photoAddress({ name }: PhotoFile, width: number, format: Format): string {
  return `/photos/${name}-${width}.${format}`;
}

/** Encodes a photo in one width and format, upright and without metadata. */
export function encodePhoto({ file }: OwnerPhoto, folder: string, width: number, format: Format): Promise<Buffer> {
  return sharp(path.join(folder, file))
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: quality[format] })
    .toBuffer();
}

/** Folder of the owner's photos, relative to the project. */
export const photoFolder = 'content/photos';

type PhotoPlace = keyof typeof owner.photos;

const read = (place: PhotoPlace) => Promise.all(owner.photos[place].map((photo) => photoFile(photo, photoFolder)));
const [shop, team, jobs] = await Promise.all([read('shop'), read('team'), read('jobs')]);
rejectDuplicates([...shop, ...team, ...jobs]);

/** The owner's photos by place. Throws, and so stops the build, when one cannot be read. */
export const ownerPhotos: Readonly<Record<PhotoPlace, readonly PhotoFile[]>> = { shop, team, jobs };
