import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';

/** Output formats, smallest first: a browser takes the first that it supports. */
export const formats = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

/** Output widths in pixels: phone, column, and column at double density. */
const widths = [480, 960, 1600] as const;

/** Encoder quality of 100. The scales differ; the values look the same. */
const quality: Readonly<Record<Format, number>> = { avif: 50, webp: 74, jpeg: 76 };

const places = ['team', 'shop', 'jobs', 'review', 'story'] as const;
export type PhotoPlace = (typeof places)[number];

/** A photo as the owner describes it in `captions.yaml`. */
export interface OwnerPhoto {
  readonly file: string;
  readonly place: PhotoPlace;
  /** What it shows, by language: its caption and its alternative text. */
  readonly shows: Readonly<Record<string, string>> & { readonly en: string };
}

/** Reads the captions. Throws, and so stops the build, on an unknown place or a photo without a caption. */
export function readCaptions(text: string): readonly OwnerPhoto[] {
  const entries = Object.entries((parse(text) ?? {}) as Record<string, Readonly<Record<string, string>>>);
  return entries.map(([file, { place: written, ...shows }]) => {
    const place = places.find((known) => known === written);
    if (!place) throw new Error(`${file}: "place" is one of ${places.join(', ')}; captions.yaml has an example`);
    const { en } = shows;
    if (!en)
      throw new Error(
        `${file}: say what it shows, in English ("en:") and Spanish ("es:"); captions.yaml has an example`,
      );
    return { file, place, shows: { ...shows, en } };
  });
}

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
    throw new Error(`captions.yaml names "${photo.file}": put that file into content/photos, or remove its lines`);
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

/** Throws when two photos would have the same URL. */
export function rejectDuplicates(photos: readonly PhotoFile[]): void {
  const files = new Map(photos.map(({ name, file }) => [name, file]));
  const twin = photos.find(({ name, file }) => files.get(name) !== file);
  if (twin) throw new Error(`captions.yaml names "${twin.file}" and "${files.get(twin.name)}": give one another name`);
}

/** URL of a photo in one width and format. */
export function photoAddress({ name }: PhotoFile, width: number, format: Format): string {
  return `/photos/${name}-${width}.${format}`;
}

/** Encodes a photo in one width and format, upright and without metadata. */
export function encodePhoto(
  { file }: Pick<OwnerPhoto, 'file'>,
  folder: string,
  width: number,
  format: Format,
): Promise<Buffer> {
  return sharp(path.join(folder, file))
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: quality[format] })
    .toBuffer();
}

/** Folder of the owner's photos, relative to the project. */
export const photoFolder = 'content/photos';

const captions = readCaptions(readFileSync(path.join(photoFolder, 'captions.yaml'), 'utf8'));
const photos = await Promise.all(captions.map((photo) => photoFile(photo, photoFolder)));
rejectDuplicates(photos);

/** The owner's photos of a place, in the order of the captions. Loading throws, and so stops the build, when one cannot be read. */
export function ownerPhotos(place?: PhotoPlace): readonly PhotoFile[] {
  return place ? photos.filter((photo) => photo.place === place) : photos;
}
