import { jobOfPlanPart, planPartOf, planVersion } from '#core/drying-job/record/plan-part.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { planPrefix } from './plan-hash.ts';

/** Limits of a plan: characters of the code, and bytes after decompression. */
const most = { code: 100_000, bytes: 500_000 } as const;

/** Why the URL hash is no plan: damaged, from a newer version, or the browser cannot decompress. */
export type PlanError = 'damaged' | 'newer' | 'unsupported';

export type ReadPlan =
  | { readonly ok: true; readonly record: JobRecord }
  | { readonly ok: false; readonly error: PlanError };

/** URL hash with the plan of a job: "#plan=1.eNqr…". Rejects in a browser without CompressionStream. */
export async function planHashOf(record: JobRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(planPartOf(record)));
  const packed = await through(bytes, new CompressionStream('deflate'), Number.POSITIVE_INFINITY);
  return `${planPrefix}${planVersion}.${base64url(packed)}`;
}

/** Reads the plan of a URL hash as a job with that id. Never throws. */
export async function planInHash(hash: string, id: string, title = ''): Promise<ReadPlan> {
  const [, version = '', code = ''] = /^#plan=(\d{1,4})\.([\w-]+)$/.exec(hash) ?? [];
  if (Number(version) > planVersion) return { ok: false, error: 'newer' };
  if (Number(version) !== planVersion || code.length > most.code) return { ok: false, error: 'damaged' };
  if (!('DecompressionStream' in globalThis)) return { ok: false, error: 'unsupported' };
  try {
    // The zlib checksum detects changed characters.
    const bytes = await through(bytesOf(code), new DecompressionStream('deflate'), most.bytes);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const record = jobOfPlanPart(JSON.parse(text), id, title);
    return record ? { ok: true, record } : { ok: false, error: 'damaged' };
  } catch {
    return { ok: false, error: 'damaged' };
  }
}

/** Pipes bytes through a stream; rejects if the output exceeds `limit`. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError('larger than any plan');
    }
    pieces.push(read.value);
  }
  const joined = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(code: string): Uint8Array<ArrayBuffer> {
  const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
