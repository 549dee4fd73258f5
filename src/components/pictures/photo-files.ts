import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { OwnerPhoto } from '#content/owner.ts';
import { owner } from '#content/owner.ts';

/** How a photograph is written, the kinds that weigh least first: a browser takes the first that it knows. */
export const formats = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

/** The widths of a photograph in pixels: a phone, a column, and a column on a screen of twice the pixels. */
const widths = [480, 960, 1600] as const;

/** Of 100, by its own scale: by eye they are the same. */
const quality: Readonly<Record<Format, number>> = { avif: 50, webp: 74, jpeg: 76 };

/** A photograph of the owner's as the pages show it. Pixels, upright. */
export interface PhotoFile extends OwnerPhoto {
  /** What its addresses begin with. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The widths in which it is written: never more than it has. */
  readonly widths: readonly number[];
}

/** Reads the size of a photograph. Throws, and so stops the build, where the folder has no such file, or it is no picture. */
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

/** A file's name as addresses hold it: a space in one would end it in a list of addresses. */
function nameOf(file: string): string {
  const letters = path.parse(file).name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    letters
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .join('-') || 'photo'
  );
}

/** Throws where two photographs would have one address. The same file may show in two places. */
export function refuseTwins(photos: readonly PhotoFile[]): void {
  const files = new Map(photos.map(({ name, file }) => [name, file]));
  const twin = photos.find(({ name, file }) => files.get(name) !== file);
  if (twin) throw new Error(`owner.photos names "${twin.file}" and "${files.get(twin.name)}": give one another name`);
}

/** The address of a photograph in one width and kind. */
export function photoAddress({ name }: PhotoFile, width: number, format: Format): string {
  return `/photos/${name}-${width}.${format}`;
}

/** A photograph in one width and kind, upright, without what the camera wrote beside it. */
export function encodePhoto({ file }: OwnerPhoto, folder: string, width: number, format: Format): Promise<Buffer> {
  return sharp(path.join(folder, file))
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: quality[format] })
    .toBuffer();
}

/** Where the owner's photographs lie, seen from where the build runs. */
export const photoFolder = 'content/photos';

type PhotoPlace = keyof typeof owner.photos;

const read = (place: PhotoPlace) => Promise.all(owner.photos[place].map((photo) => photoFile(photo, photoFolder)));
const [shop, team, jobs] = await Promise.all([read('shop'), read('team'), read('jobs')]);
refuseTwins([...shop, ...team, ...jobs]);

/** The owner's photographs by their places. Throws, and so stops the build, where one cannot be read. */
export const ownerPhotos: Readonly<Record<PhotoPlace, readonly PhotoFile[]>> = { shop, team, jobs };
