import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';

export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting. The message is one line for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads variables by a schema whose keys are their names and whose messages say what was expected. Blank counts as unset.
 * @throws ConfigError for the first invalid value, which is not quoted because it may be a secret.
 */
export function readVariables<Schema extends z.ZodMiniObject>(schema: Schema, environment: Environment) {
  const set = Object.entries(environment).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []));
  const read = z.safeParse(schema, Object.fromEntries(set));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ConfigError(`${String(issue?.path[0])} is not usable: expected ${issue?.message}.`);
}

const number = (pattern: RegExp, most: number, expected: string) =>
  z.pipe(
    z.string().check(z.refine((text) => pattern.test(text) && Number(text) <= most, expected)),
    z.transform(Number),
  );

export const tcpPort = number(/^\d{1,5}$/, 65_535, 'a port number from 0 to 65535');
export const positiveInteger = number(/^[1-9]\d{0,8}$/, 999_999_999, 'a whole number above zero');

const urlWith = (protocol: RegExp, expected: string) =>
  z.string().check(
    z.refine((text) => {
      const url = URL.parse(text);
      return url !== null && protocol.test(url.protocol) && url.hostname !== '';
    }, expected),
  );

export const absoluteUrl = z.pipe(
  urlWith(/^https?:$/, 'an address that starts with http:// or https://'),
  z.transform((text) => new URL(text)),
);
/** Unescaped, `/`, `?`, `#` and `@` in a password would end it. */
const marksAsCodes = 'with / ? # @ and % of a password as %2F %3F %23 %40 and %25';
export const postgresUrl = urlWith(/^postgres(ql)?:$/, `an address that starts with postgres://, ${marksAsCodes}`);
export const smtpUrl = urlWith(/^smtps?:$/, `an address that starts with smtp:// or smtps://, ${marksAsCodes}`);

/** A URL without a path, which would be lost. */
export const originUrl = z.pipe(
  urlWith(/^https?:$/, 'an address that starts with http:// or https://').check(
    z.refine((text) => URL.parse(text)?.pathname === '/', 'the address of a site, without a path behind its name'),
  ),
  z.transform((text) => new URL(text)),
);

/** Only a shell expands `~`. */
export const folder = z.string().check(z.refine((text) => !text.startsWith('~'), 'a folder, written out without ~'));

/** Format of Standard Webhooks: 24 to 64 random bytes. */
export const webhookSecret = z
  .string()
  .check(z.regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'whsec_ and 24 to 64 random bytes in base64'));

const addressPattern = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

export const emailAddress = z.string().check(z.regex(addressPattern, 'an e-mail address'));

/** `name@example.com` or `Name <name@example.com>`. */
export const mailbox = z.string().check(
  z.refine((text) => {
    const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
    return addressPattern.test(address);
  }, 'an e-mail address, or a name with <an e-mail address>'),
);

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * The proxies whose X-Forwarded-For is trusted: a comma-separated list of addresses, networks and known names; `false` is none. `true`
 * and a number of hops are rejected: neither can tell a proxy from a visitor who forges the header.
 */
export const proxyTrust = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (text === 'false' ? [] : text.split(',').map((part) => part.trim()))),
  ),
  z.array(
    z
      .string()
      .check(
        z.refine(
          (part) => proxyNames.has(part) || isNetwork(part),
          "the name of your proxy (loopback, or its addresses as a list; 'true' would believe every visitor), or false",
        ),
      ),
  ),
);

/** A shorter prefix would trust a good part of all visitors. IPv4 addresses are a part of ::/8. */
function leastPrefix(address: string, version: number): number {
  if (version === 4) return 8;
  return URL.parse(`http://[${address}]`)?.hostname.startsWith('[::') ? 96 + 8 : 16;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest !== undefined) return false;
  if (bits === undefined) return true;
  return (
    /^\d{1,3}$/.test(bits) &&
    Number(bits) >= leastPrefix(address, version) &&
    Number(bits) <= (version === 4 ? 32 : 128)
  );
}

/**
 * Adds the settings of a file, if it exists, to the process's environment, which takes precedence.
 * @throws ConfigError when the file is there and cannot be read.
 */
export function loadEnvFile(file = '.env'): void {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(plainLines(textOf(file))))) process.env[name] ??= value;
}

/** Works around `parseEnv`, which reads the next line as the value of a name followed by blanks. */
function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/[ \t\r]+$/gm, '');
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new ConfigError(`${file} could not be read: ${code}.`);
  }
}
