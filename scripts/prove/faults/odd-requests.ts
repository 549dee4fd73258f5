import fc from 'fast-check';

/** A JSON schema of the API document, as far as bodies are made from it. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 200 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\u202e',
    '\r\nBcc: a@b.example',
    "'; drop table questions; --",
    '{{7*7}}',
    '%s%n',
    '🌊',
    '1e-400',
    '０',
  ),
  fc.constantFrom('x'.repeat(101), 'x'.repeat(5001), 'é'.repeat(20_000)),
);
const oddAddress = fc.oneof(oddText, fc.constantFrom('a@b', 'a@b.example', 'a@b.example,c@d.example'));
const oddValue = fc.oneof(oddText, fc.jsonValue({ maxDepth: 2 }));

/** What people leave alone, and what is known beforehand. */
const fixed: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  website: fc.constantFrom('', undefined),
  page: fc.constant('/'),
  phone: fc.constantFrom('(830) 555-0147', '+49 30 901820-00', '8305550147 x3'),
};

/** Values that a schema takes, mostly. A calculator's fields tell their choices and ranges in their descriptions. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const { type = [], description = '' } = schema;
  const choices = schema.enum ?? /^One of (.+)$/.exec(description)?.[1]?.split(', ');
  if (choices) return fc.constantFrom(...choices);
  const last = schema.anyOf?.at(-1);
  if (last) return fitting(last);
  if (schema.items) return fc.array(fitting(schema.items), { maxLength: 5 });
  if (schema.pattern?.includes('@')) return fc.oneof({ weight: 5, arbitrary: fc.emailAddress() }, oddAddress);
  const [, least, most] = /from (\S+) to (\d+)/.exec(description) ?? [];
  const number = fc
    .double({ min: Number(least ?? 0), max: Number(most ?? 1e6), noNaN: true })
    .chain((value) => fc.constantFrom(Math.round(value), Math.ceil(value * 10) / 10, String(Math.ceil(value))));
  if (least !== undefined) return number;
  const text = fc.oneof({ weight: 4, arbitrary: fc.lorem({ maxCount: 6 }) }, { weight: 1, arbitrary: oddText });
  return [type].flat().includes('number') ? number : text;
}

/** Mostly every field and mostly of its kind; sometimes fields missing, sometimes anything in them. */
function nearly(fields: Readonly<Record<string, Schema>>): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const loose = Object.entries(fields).map(([name, schema]) => {
    const arbitrary = fixed[name] ?? fitting(schema);
    return [name, fc.oneof({ weight: 19, arbitrary }, { weight: 1, arbitrary: oddValue })] as const;
  });
  const names = Object.keys(fields);
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(Object.fromEntries(loose), { requiredKeys: names }) },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(loose), { requiredKeys: [] }) },
  );
}

const oddTypes = ['multipart/form-data; boundary=x', 'text/plain', 'application/octet-stream', 'x'];
const types = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  { weight: 3, arbitrary: fc.constant('application/x-www-form-urlencoded') },
  { weight: 1, arbitrary: fc.constantFrom(...oddTypes) },
);
const oddKey = fc.string({ unit: 'grapheme-ascii', maxLength: 120 });
const keys = fc.option(fc.oneof({ weight: 4, arbitrary: fc.uuid() }, { weight: 1, arbitrary: oddKey }));

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const asForm = (fields: object) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value).toWellFormed()])).toString();

const boundary = 'odd';

interface OddFile {
  readonly part: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** Nothing, noise, or what begins as a picture does. */
const oddFile: fc.Arbitrary<OddFile> = fc.record({
  part: fc.oneof({ weight: 9, arbitrary: fc.constant('photos') }, fc.constantFrom('name', 'x', '__proto__')),
  name: fc.oneof(fc.constantFrom('', 'a.jpg', '../../a.jpg', `${'x'.repeat(3000)}.jpg`), fc.string({ maxLength: 30 })),
  bytes: fc
    .tuple(
      fc.constantFrom('', 'ffd8ffe000104a464946', '89504e470d0a1a0a', '52494646'),
      fc.uint8Array({ maxLength: 400 }),
    )
    .map(([head, rest]) => Buffer.concat([Buffer.from(head, 'hex'), rest])),
});

function asMultipart(fields: object, files: readonly OddFile[]): Buffer {
  const start = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`${start(`name="${name}"`)}${asText(value).toWellFormed()}\r\n`),
  );
  const parts = files.flatMap(({ part, name, bytes }) => [
    Buffer.from(start(`name="${part}"; filename="${name}"`)),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...texts, ...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** Requests to a route: nearly right ones, wrong types, odd letters, broken JSON, raw bytes. */
export function oddRequests(url: string, operation: Operation, origin: string) {
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const fields = body?.schema.properties ? nearly(body.schema.properties) : fc.dictionary(oddText, oddText);
  const queried = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const query = nearly(Object.fromEntries(queried.map(({ name, schema }) => [name, schema])));
  const payload = fc.oneof(
    { weight: 6, arbitrary: fields.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fields.map(asForm) },
    { weight: 1, arbitrary: fc.json().map((text) => text.slice(0, -1)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  );
  const takesFiles = 'multipart/form-data' in (operation.requestBody?.content ?? {});
  const plain = fc.record({ type: types, key: keys, query, payload });
  const withFiles = fc.record({
    type: fc.constant(`multipart/form-data; boundary=${boundary}`),
    key: keys,
    query,
    payload: fc.tuple(fields, fc.array(oddFile, { maxLength: 8 })).map(([value, files]) => asMultipart(value, files)),
  });
  const any = takesFiles ? fc.oneof({ weight: 4, arbitrary: plain }, { weight: 1, arbitrary: withFiles }) : plain;
  return any.map(({ type, key, query: asked, payload: sent }) => ({
    method: 'POST' as const,
    url: `${url}?${asForm(asked)}`,
    headers: {
      origin,
      'content-type': type,
      ...(key === null ? {} : { 'idempotency-key': key.replace(/[^\x20-\x7e]/g, '') }),
    },
    payload: sent,
  }));
}
