import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A value of the environment that cannot be used. The message is the one line an operator reads. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Parsed<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly expected: string };
type Parser<Value> = (text: string) => Parsed<Value>;

const refuse = (expected: string): Parsed<never> => ({ ok: false, expected });
const accept = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });

/**
 * One variable, or undefined when it is unset or blank.
 * @throws ConfigError when the value does not parse; the value itself is not repeated because it may be a secret.
 */
export function read<Value>(environment: Environment, name: string, parse: Parser<Value>): Value | undefined {
  const text = environment[name]?.trim();
  if (!text) return undefined;
  const parsed = parse(text);
  if (!parsed.ok) throw new ConfigError(`${name} is not usable: expected ${parsed.expected}.`);
  return parsed.value;
}

export const tcpPort: Parser<number> = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? accept(Number(text)) : refuse('a port number from 0 to 65535');

export const positiveInteger: Parser<number> = (text) =>
  /^[1-9]\d{0,8}$/.test(text) ? accept(Number(text)) : refuse('a whole number above zero');

export const absoluteUrl: Parser<URL> = (text) => {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol)
    ? accept(url)
    : refuse('an address that starts with http:// or https://');
};

const urlWith = (protocol: RegExp, expected: string): Parser<string> => {
  return (text) => {
    const url = URL.parse(text);
    return url && protocol.test(url.protocol) && url.hostname ? accept(text) : refuse(expected);
  };
};

export const postgresUrl = urlWith(/^postgres(ql)?:$/, 'an address that starts with postgres://');
export const smtpUrl = urlWith(/^smtps?:$/, 'an address that starts with smtp:// or smtps://');

const addressPattern = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

export const emailAddress: Parser<string> = (text) =>
  addressPattern.test(text) ? accept(text) : refuse('an e-mail address');

/** `name@example.com` or `Name <name@example.com>`. */
export const mailbox: Parser<string> = (text) => {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return addressPattern.test(address) ? accept(text) : refuse('an e-mail address, or a name with <an e-mail address>');
};

export const fromList = <const Word extends string>(words: readonly Word[]): Parser<Word> => {
  return (text) => {
    const found = words.find((word) => word === text);
    return found === undefined ? refuse(`one of ${words.join(', ')}`) : accept(found);
  };
};

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * What Fastify's `trustProxy` takes: true, false, or a comma list of addresses and their known names. A number of hops is
 * refused: it cannot tell a proxy from a visitor who forges the header, and Fastify trusts nobody when given one.
 */
export const proxyTrust: Parser<boolean | string> = (text) => {
  if (text === 'true' || text === 'false') return accept(text === 'true');
  const parts = text.split(',').map((part) => part.trim());
  const known = parts.every((part) => proxyNames.has(part) || isNetwork(part));
  return known ? accept(parts.join(',')) : refuse('true, false, loopback, or a list of addresses');
};

function isNetwork(text: string): boolean {
  const [address = '', bits, rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
