import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './content-types.ts';

/** A file's body as brotli and as gzip. */
export interface Twins {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** What a twin's name ends with, beside the file that it stands for. */
export const twinEndings = { br: '.br', gzip: '.gz' } as const satisfies Record<keyof Twins, string>;

/** Below this a compressed body saves less than its header costs. Bytes. */
const leastBytes = 200;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** True for files that are sent compressed. */
export function hasTwins(type: string, bytes: number): boolean {
  return isCompressible(type) && bytes >= leastBytes;
}

/**
 * How hard to try: for a site that is built once, for what is so large that this takes seconds, or for a start that somebody waits for.
 * Pages are small: in blocks of 64 kB (16) the longest ones are up to half a percent smaller than in those that Brotli chooses (0), and
 * all together are no larger.
 */
export const efforts = {
  smallest: { brotli: 11, block: 16, gzip: 9 },
  large: { brotli: 9, block: 0, gzip: 6 },
  soon: { brotli: 5, block: 0, gzip: 6 },
} as const;

/** The twins of a body. The smallest that both formats allow take tens of milliseconds a file: do it once, in the build. */
export async function compress(body: Buffer, effort: keyof typeof efforts): Promise<Twins> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: efforts[effort].brotli,
    [constants.BROTLI_PARAM_LGBLOCK]: efforts[effort].block,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, small] = await Promise.all([brotli(body, { params }), gzipped(body, { level: efforts[effort].gzip })]);
  return { br, gzip: small };
}
