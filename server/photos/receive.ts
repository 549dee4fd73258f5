import { join } from 'node:path';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { photoLimits, photosField } from '#contract/question-form.ts';
import type { StoreConnection } from '../db/connection.ts';
import type { NewPhoto } from '../db/tables/photos.ts';
import { clientKeys } from '../http/client-key.ts';
import { FieldError, PublicError, TooManyRequests } from '../http/errors.ts';
import { isMultipart } from '../http/form-body.ts';
import { type Upload, writeUpload } from './upload.ts';

/** How many forms with files may be on their way at once from everyone: each holds room on the disk. */
const everyone = 64;
const retryMs = 20_000;

/** So many of them from one household (an IPv4 address, or an IPv6 /64), and from one IPv6 /48. */
interface Share {
  readonly household: number;
  readonly site: number;
}

const ample: Share = { household: 6, site: 12 };
/**
 * Half of the places are kept for who has none yet. Whether a form is an emergency stands in it, and is known when it has
 * arrived; so the first form of anybody comes before the second of somebody else, and a few networks that send slowly on
 * purpose cannot hold all places.
 */
const scarce: Share = { household: 1, site: 2 };

/** Counts the forms that are on their way. @throws TooManyRequests */
function countOnTheWay(): (request: FastifyRequest, reply: FastifyReply) => void {
  const held = new Map<string, number>();
  let all = 0;

  function change(key: string, by: 1 | -1): void {
    const count = (held.get(key) ?? 0) + by;
    if (count > 0) held.set(key, count);
    else held.delete(key);
  }

  return ({ ip }, reply) => {
    const { address, household = address, site } = clientKeys(ip);
    const share = all < everyone / 2 ? ample : scarce;
    const bounds: readonly (readonly [string, number])[] = [
      [household, share.household],
      ...(site === undefined ? [] : [[site, share.site] as const]),
    ];
    if (all >= everyone || bounds.some(([key, most]) => (held.get(key) ?? 0) >= most))
      throw new TooManyRequests(retryMs);
    all += 1;
    for (const [key] of bounds) change(key, 1);
    reply.raw.once('close', () => {
      all -= 1;
      for (const [key] of bounds) change(key, -1);
    });
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a multipart form, on disk until the request is answered. */
    uploads: Upload[];
  }
}

/** Bounds of everything in a form that is no picture. A part more than is taken is seen, and refused in words. */
const limits = {
  files: photoLimits.count + 1,
  fileSize: photoLimits.bytes,
  fields: 30,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  headerPairs: 20,
} as const;

export interface Receiving {
  readonly connection: StoreConnection;
  readonly dataDir: string;
}

/**
 * Lets the routes of this scope take multipart forms: fields become the body that schemas look at, of a repeated one the last
 * counts, as in a plain form; files are written to disk as they arrive. Nothing of them outlives the request.
 */
export async function receiveForms(app: FastifyInstance, { connection, dataDir }: Receiving): Promise<void> {
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  app.decorateRequest('uploads');
  const onTheWay = countOnTheWay();
  app.addHook('onRequest', async (request, reply) => {
    request.uploads = [];
    if (!isMultipart(request.headers['content-type'])) return;
    onTheWay(request, reply);
    reply.raw.once('close', () => {
      for (const upload of request.uploads) upload.close().catch(() => {});
    });
  });
  const folder = join(dataDir, 'uploads');
  app.addHook('preValidation', async (request, { raw }) => {
    const write: Write = async (name, stream) => {
      const upload = await writeUpload(folder, name, stream, (work) => connection.use(work));
      if (!raw.closed) return upload;
      // Its sender has hung up, and nobody comes to close it any more.
      await upload.close();
      throw new PublicError(400, 'unreadable');
    };
    if (request.isMultipart()) await readParts(request, write);
  });
}

type Write = (name: string, stream: AsyncIterable<Buffer>) => Promise<Upload>;

/** Reads to the end in any case: a browser shows no answer that comes while it is still sending. */
async function readParts(request: FastifyRequest, write: Write): Promise<void> {
  const body: Record<string, string> = {};
  let refusal: unknown;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        const fault = keepField(body, part);
        refusal ??= fault;
      } else if (refusal) part.file.resume();
      else refusal = await keepFile(request.uploads, part, write);
    }
  } catch (error) {
    refusal ??= refusalOf(error);
  } finally {
    // Whoever is refused is answered in the language of the form, which stands behind its photos.
    request.body = body;
  }
  if (refusal) throw refusal;
}

type Field = Extract<Multipart, { type: 'field' }>;
type File = Extract<Multipart, { type: 'file' }>;

function keepField(body: Record<string, string>, { fieldname, value, valueTruncated }: Field): PublicError | undefined {
  if (valueTruncated) return new PublicError(413, 'too-long');
  if (typeof value !== 'string') return new PublicError(400, 'unreadable');
  body[fieldname] = value;
  return undefined;
}

async function keepFile(uploads: Upload[], part: File, write: Write): Promise<PublicError | undefined> {
  if (part.fieldname !== photosField) {
    part.file.resume();
    return new PublicError(400, 'unreadable');
  }
  const upload = await write(part.filename ?? '', part.file);
  // A form without script sends an empty part when nothing was chosen.
  if (upload.size === 0 && !upload.name) {
    await upload.close();
    return undefined;
  }
  uploads.push(upload);
  if (uploads.length > photoLimits.count) return photoError('photos-many', { most: photoLimits.count });
  const sum = uploads.reduce((all, { size }) => all + size, 0);
  if (part.file.truncated || sum > photoLimits.allBytes) return photoError('photo-large', { name: shortName(upload) });
  return undefined;
}

/** A refusal that stands beside the field of the photos. */
function photoError(
  code: 'photos-many' | 'photo-large' | 'photo-unreadable',
  values: Readonly<Record<string, string | number>>,
): FieldError {
  return new FieldError({ [photosField]: { code, values } });
}

const longestName = 40;

/** A file's name as a sentence may quote it. */
function shortName({ name }: Upload): string {
  const plain = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return plain.length > longestName ? `${plain.slice(0, longestName)}…` : plain;
}

/** What the reader of forms says by codes of its own. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof PublicError) return error;
  if (code === 'FST_FILES_LIMIT') return photoError('photos-many', { most: photoLimits.count });
  return new PublicError(400, 'unreadable', error);
}

/**
 * Pictures of our own making of all files that were sent.
 * @param who Who sent them: they wait behind their own pictures only.
 * @throws FieldError that names the first that is no picture
 */
export async function makePhotos(uploads: readonly Upload[], who: string): Promise<readonly NewPhoto[]> {
  if (uploads.length === 0) return [];
  // The image library takes memory and time that a server without photos need not spend.
  const { reEncode } = await import('./re-encode.ts');
  const photos: NewPhoto[] = [];
  for (const upload of uploads) {
    const jpeg = await reEncode(upload, who);
    if (!jpeg) throw photoError('photo-unreadable', { name: shortName(upload) });
    photos.push({ jpeg, hash: upload.hash });
  }
  return photos;
}
