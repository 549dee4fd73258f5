import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { localeIn } from '#content/i18n/languages.ts';
import { lossRecordIn } from '#content/i18n/tool-messages.ts';
import { blankRecord, blankRow, type LossRecord } from '#core/loss-record/record.ts';
import { shape } from '#core/loss-record/shape.ts';
import { type Chunks, chunksOf } from '../../../lib/storage/chunks.ts';
import { claimDatesOf } from '../due-dates.ts';
import { sha256 } from '../photos/sha256.ts';
import { photoPaths } from './file-names.ts';
import { packRecord } from './pack.ts';
import type { RecordReport } from './photo-blocks.ts';
import { mostRecordBytes, type Unpacked, unpack } from './unpack.ts';

/** Three photos of 3 kB; the second contains bytes that look like a local file header. */
const originals = new Map(
  ['p1', 'p2', 'p3'].map((id, at) => {
    const bytes = new Uint8Array(3000).fill(at + 1);
    if (at === 1) bytes.set(new TextEncoder().encode('PK\u0003\u0004record.json'), 100);
    return [id, bytes.buffer];
  }),
);

async function recordWith(more: Partial<LossRecord['photos'][number]> = {}): Promise<LossRecord> {
  const photos = Array.from(originals, async ([id, bytes]) => ({
    ...blankRow('photos', id),
    file: `${id}.jpg`,
    bytes: bytes.byteLength,
    sha256: await sha256(bytes),
    ...more,
  }));
  return {
    ...blankRecord('a', 'Hall'),
    story: { ...blankRecord('a').story, discovered: '2026-11-21T02:10' },
    photos: await Promise.all(photos),
  };
}

async function packed(record: LossRecord, given = originals, signal = new AbortController().signal) {
  const messages = lossRecordIn.en;
  const report: RecordReport = {
    record,
    messages,
    locale: localeIn('en'),
    paths: photoPaths(record, messages),
    dates: claimDatesOf(record),
    made: new Date(2026, 10, 22),
    isWithoutLocation: false,
    picture: async () => null,
  };
  const pieces: Uint8Array[] = [];
  const writable = new WritableStream<Uint8Array>({ write: (piece) => void pieces.push(piece) });
  const result = await packRecord(report, writable, {
    original: async (id) => piecesOrNull(given.get(id)),
    addedAs: new Map(),
    pdf: async () => new Blob(['%PDF-']),
    progress: () => undefined,
    signal,
  });
  return { ...result, zip: new Blob(pieces as BlobPart[]) };
}

function piecesOrNull(bytes: ArrayBuffer | undefined): Chunks | null {
  return bytes ? chunksOf(new Blob([bytes])) : null;
}

/** An arbitrary ZIP file of texts. */
function zipOf(files: Readonly<Record<string, string>>, level: 0 | 9 = 0): Blob {
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return new Blob([zipSync(Object.fromEntries(bytes), { level }) as BlobPart]);
}

const copyIn = (unpacked: Unpacked) => {
  if (!unpacked.ok) throw new Error(unpacked.error);
  return unpacked.copy;
};
const wholeIn = async (unpacked: Unpacked) => {
  const { record, original } = copyIn(unpacked);
  const found = await Promise.all(
    record.photos.map(async (photo) => {
      const bytes = await original(photo);
      return bytes && (await sha256(await bytes.arrayBuffer())) === photo.sha256 ? [photo.id] : [];
    }),
  );
  return found.flat();
};

test('an exported file is imported unchanged, with every photo byte for byte', async () => {
  const record = await recordWith();
  const { zip, missing, damaged } = await packed(record);
  const unpacked = await unpack(zip);
  expect([missing, damaged]).toEqual([[], []]);
  expect(copyIn(unpacked)).toMatchObject({ record, leftOut: [], isSalvaged: false });
  expect(await wholeIn(unpacked)).toEqual(['p1', 'p2', 'p3']);
});

test('lost or changed photos are left out and named', async () => {
  const record = await recordWith();
  const changed = new Map(originals).set('p2', new ArrayBuffer(3000));
  changed.delete('p3');
  const { missing, damaged, zip } = await packed(record, changed);
  expect([missing, damaged]).toEqual([['p3.jpg'], ['p2.jpg']]);
  expect(await wholeIn(await unpack(zip))).toEqual(['p1']);
});

describe('a damaged file', () => {
  test.each<[string, (zip: Blob) => Promise<number>, string[]]>([
    ['its last byte', async ({ size }) => size - 1, ['p1', 'p2', 'p3']],
    ['its list', async ({ size }) => size - 300, ['p1', 'p2', 'p3']],
    ['half of the last photo', async (zip) => (await positionOf(zip, 'photos/003')) + 1500, ['p1', 'p2']],
    ['all but the first photo', async (zip) => (await positionOf(zip, 'photos/002')) + 1500, ['p1']],
  ])('that lost %s gives what can be recovered', async (_, end, whole) => {
    const { zip } = await packed(await recordWith());
    const unpacked = await unpack(zip.slice(0, await end(zip)));
    expect(copyIn(unpacked).isSalvaged).toBe(true);
    expect(await wholeIn(unpacked)).toEqual(whole);
  });

  test('with one flipped byte in a photo gives the others', async () => {
    const { zip } = await packed(await recordWith());
    const bytes = new Uint8Array(await zip.arrayBuffer());
    const at = (await positionOf(zip, 'photos/002')) + 1500;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(await wholeIn(await unpack(new Blob([bytes])))).toEqual(['p1', 'p3']);
  });

  test('with one flipped byte in the record is reported as damaged', async () => {
    const { zip } = await packed(await recordWith());
    const bytes = new Uint8Array(await zip.arrayBuffer());
    const at = Buffer.from(bytes).indexOf('Hall');
    bytes[at] = 'B'.charCodeAt(0);
    expect(copyIn(await unpack(new Blob([bytes])))).toMatchObject({ isSalvaged: true, record: { title: 'Ball' } });
  });

  test('truncated before the end of the record is rejected', async () => {
    const { zip } = await packed(await recordWith());
    expect(await unpack(zip.slice(0, 300))).toEqual({ ok: false, error: 'damaged' });
  });
});

/** Offset of the first entry whose name starts like this. */
async function positionOf(zip: Blob, name: string): Promise<number> {
  const bytes = Buffer.from(await zip.arrayBuffer());
  for (let at = bytes.indexOf('PK\u0003\u0004'); at >= 0; at = bytes.indexOf('PK\u0003\u0004', at + 1)) {
    const length = bytes.readUInt16LE(at + 26);
    if (bytes.toString('latin1', at + 30, at + 30 + name.length) === name)
      return at + 30 + length + bytes.readUInt16LE(at + 28);
  }
  throw new Error(`no ${name}`);
}

describe('a file that is no copy', () => {
  const json = async (more: object) => JSON.stringify({ ...(await recordWith()), ...more });

  test.each<[string, () => Promise<Blob>, string]>([
    ['JSON of another kind', async () => new Blob(['{"version":1,"things":[]}']), 'not-a-record'],
    ['no JSON', async () => new Blob(['hello']), 'not-a-record'],
    ['nothing', async () => new Blob([]), 'not-a-record'],
    ['JSON of a later edition', async () => new Blob([await json({ version: shape.version + 1 })]), 'newer'],
    ['JSON without end', async () => new Blob([new Uint8Array(mostRecordBytes + 1)]), 'not-a-record'],
    [
      'a drying job',
      async () => new Blob([JSON.stringify({ format: 'drying-job', version: 4, id: 'a' })]),
      'drying-job',
    ],
    [
      'an older drying job',
      async () => new Blob([JSON.stringify({ format: 'drying-job', version: 3, id: 'a' })]),
      'drying-job',
    ],
    ['a drying job with its photos', async () => zipOf({ 'job.json': '{}' }), 'drying-job'],
    ['a ZIP file of something else', async () => zipOf({ 'readme.txt': 'x' }), 'not-a-record'],
    [
      'a ZIP file of a later edition',
      async () => zipOf({ 'record.json': await json({ version: shape.version + 1 }) }),
      'newer',
    ],
    ['a record that swells', async () => zipOf({ 'record.json': ' '.repeat(mostRecordBytes + 1) }, 9), 'not-a-record'],
  ])('is rejected: %s', async (_, file, error) => {
    expect(await unpack(await file())).toEqual({ ok: false, error });
  });

  test('path traversal in names has no effect', async () => {
    const names = ['../../etc/passwd', '/etc/passwd', 'C:\\x', 'constructor', 'photos/\u0000'];
    const files = Object.fromEntries(['p1', 'p2', 'p3'].map((id, at) => [id, names[at]]));
    const entries = Object.fromEntries(names.map((name) => [name, 'x'.repeat(3000)]));
    const zip = zipOf({ ...entries, 'record.json': await json({ files }) });
    expect(await wholeIn(await unpack(zip))).toEqual([]);
  });

  test('a photo larger than its declared size is not read to its end', async () => {
    const files = { p1: 'photos/bomb.jpg' };
    const zip = zipOf({ 'photos/bomb.jpg': '0'.repeat(5_000_000), 'record.json': await json({ files }) }, 9);
    expect(await wholeIn(await unpack(zip))).toEqual([]);
  });

  test('ten thousand foreign entries are skipped', async () => {
    const rubbish = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`rubbish/${at}`, 'x']));
    const zip = zipOf({
      ...rubbish,
      'photos/1.jpg': '\u0001'.repeat(3000),
      'record.json': await json({ files: { p1: 'photos/1.jpg' } }),
    });
    expect(await wholeIn(await unpack(zip))).toEqual(['p1']);
  });
});

test('an aborted export creates no file', async () => {
  await expect(packed(await recordWith(), originals, AbortSignal.abort())).rejects.toThrow();
});

test('a record larger than the limit is rejected, alone or in a ZIP file', async () => {
  const text = JSON.stringify(await recordWith()) + ' '.repeat(mostRecordBytes);
  expect(await unpack(zipOf({ 'record.json': text }, 9))).toEqual({ ok: false, error: 'not-a-record' });
  expect(await unpack(new Blob([text]))).toEqual({ ok: false, error: 'not-a-record' });
});
