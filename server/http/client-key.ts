import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Hashed keys of the networks that an address belongs to, narrowest first. */
export interface ClientKeys {
  readonly address: string;
  /** IPv6 /64, one household. Undefined for IPv4. */
  readonly household: string | undefined;
  /** IPv6 /48, one customer or rented server. Undefined for IPv4. */
  readonly site: string | undefined;
}

/** Rate limit keys of an address. A mapped IPv4 address equals the plain one. */
export function clientKeys(ip: string): ClientKeys {
  const plain = withoutPort(ip).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return { address: hashed(plain), household: undefined, site: undefined };
  const groups = expandIpv6(plain);
  const network = (length: number) => hashed(groups.slice(0, length).join(':'));
  return { address: network(8), household: network(4), site: network(3) };
}

/** One household: its IPv6 /64, or its IPv4 address. */
export function clientKey(ip: string): string {
  const { address, household } = clientKeys(ip);
  return household ?? address;
}

/** Some proxies append the visitor's port, which would make every connection a new client. */
const withoutPort = (ip: string) => ip.replace(/^\[(.*)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, '$1$2');

/** All IPv4 addresses can be hashed in hours, so that keys need a secret to be anonymous. Until one is set: of this process. */
let secret = randomBytes(32);

/** Derives the keys from a secret that all server processes of an installation share, such as their database's address. */
export function setClientKeySecret(shared: string): void {
  secret = createHash('sha256').update(shared).digest();
}

function hashed(network: string): string {
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 16);
}

function expandIpv6(ip: string): readonly string[] {
  const [head, tail] = ip.replace(/%.*/, '').split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const gap = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...gap, ...last].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
