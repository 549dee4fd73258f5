import { join } from 'node:path';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { photoLimits, photosField } from '#contract/question-form.ts';
import type { StoreConnection } from '../db/connection.ts';
import type { NewPhoto } from '../db/tables/photos.ts';
import { FieldError, PublicError, TooManyRequests } from '../http/errors.ts';
import { type FilePlace, limitFileForms, limitSmallForms, mayHoldFiles } from '../http/form-places.ts';
import { removeAbandonedUploads, type Upload, writeUpload } from './upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a multipart form, on disk until the response. */
    uploads: Upload[];
    /** Of a form that may hold files. */
    filePlace: FilePlace | undefined;
  }
}

/** Limits of a multipart form. One file more than allowed is parsed, to reject it with a message. */
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
  /** Disk space of all uploads together. */
  readonly maxBytes?: number | undefined;
}

/**
 * Parses multipart forms for the routes of this scope: fields become the body (the last of a repeated one wins), files are streamed
 * to disk and deleted after the response.
 */
export async function receiveUploads(app: FastifyInstance, parts: Receiving): Promise<void> {
  const { connection, dataDir, maxBytes } = parts;
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  app.decorateRequest('uploads');
  app.decorateRequest('filePlace');
  const enterWithFiles = limitFileForms(maxBytes);
  const enter = limitSmallForms();
  app.addHook('onRequest', async (request, reply) => {
    request.uploads = [];
    if (mayHoldFiles(request)) request.filePlace = enterWithFiles(request, reply);
    else if (request.method === 'POST') enter(request);
    reply.raw.once('close', () => {
      for (const upload of request.uploads) upload.close().catch(() => {});
    });
  });
  const folder = join(dataDir, 'uploads');
  await removeAbandonedUploads(folder);
  app.addHook('preValidation', async (request, { raw }) => {
    const write: Write = async (name, stream) => {
      const counted = countedBy(request.filePlace, stream);
      const upload = await writeUpload(folder, name, counted, (work) => connection.use(work));
      if (!raw.closed) return upload;
      // The client disconnected, so the close handler has already run.
      await upload.close();
      throw new PublicError(400, 'unreadable');
    };
    if (request.isMultipart()) await readParts(request, write);
  });
}

type Write = (name: string, stream: AsyncIterable<Buffer>) => Promise<Upload>;

async function* countedBy(place: FilePlace | undefined, stream: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  for await (const chunk of stream) {
    place?.write(chunk.length);
    yield chunk;
  }
}

/** Reads to the end even after an error: browsers do not show a response while they are still sending. */
async function readParts(request: FastifyRequest, write: Write): Promise<void> {
  const body: Record<string, string> = {};
  let refusal: unknown;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        const fault = addField(body, part);
        refusal ??= fault;
        continue;
      }
      // Our forms send the urgency before the photos.
      if (request.filePlace?.isReserved && body.urgency !== 'emergency') refusal ??= new TooManyRequests(20_000);
      if (refusal) part.file.resume();
      else refusal = await addFile(request.uploads, part, write);
    }
  } catch (error) {
    refusal ??= refusalOf(error);
  } finally {
    // The form's language field, needed for the error message, comes after its photos.
    request.body = body;
  }
  if (refusal) throw refusal;
}

type Field = Extract<Multipart, { type: 'field' }>;
type File = Extract<Multipart, { type: 'file' }>;

function addField(body: Record<string, string>, { fieldname, value, valueTruncated }: Field): PublicError | undefined {
  if (valueTruncated) return new PublicError(413, 'too-long');
  if (typeof value !== 'string') return new PublicError(400, 'unreadable');
  body[fieldname] = value;
  return undefined;
}

async function addFile(uploads: Upload[], part: File, write: Write): Promise<PublicError | undefined> {
  if (part.fieldname !== photosField) {
    part.file.resume();
    return new PublicError(400, 'unreadable');
  }
  const upload = await write(part.filename ?? '', part.file);
  // A form without script sends an empty part when no file was chosen.
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

function photoError(
  code: 'photos-many' | 'photo-large' | 'photo-unreadable',
  values: Readonly<Record<string, string | number>>,
): FieldError {
  return new FieldError({ [photosField]: { code, values } });
}

const longestName = 40;

function shortName({ name }: Upload): string {
  const plain = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return plain.length > longestName ? `${plain.slice(0, longestName)}…` : plain;
}

function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof PublicError) return error;
  if (code === 'FST_FILES_LIMIT') return photoError('photos-many', { most: photoLimits.count });
  return new PublicError(400, 'unreadable', error);
}

/**
 * Re-encodes all uploaded files.
 * @param who Key of the client, for fair queuing behind emergencies.
 * @throws FieldError that names the first invalid picture
 */
export async function encodePhotos(
  uploads: readonly Upload[],
  who: string,
  isEmergency: boolean,
): Promise<readonly NewPhoto[]> {
  if (uploads.length === 0) return [];
  // Loaded lazily: the image library costs memory and startup time.
  const { encodePhoto } = await import('./re-encode.ts');
  const photos: NewPhoto[] = [];
  for (const upload of uploads) {
    const jpeg = await encodePhoto(upload, who, isEmergency);
    if (jpeg === 'too-large') throw photoError('photo-large', { name: shortName(upload) });
    if (!jpeg) throw photoError('photo-unreadable', { name: shortName(upload) });
    photos.push({ jpeg, hash: upload.hash });
  }
  return photos;
}
