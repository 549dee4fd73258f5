import { createHash } from 'node:crypto';

/** The networks that an address stands in, narrowest first, each as a key that does not contain the address. */
export interface ClientKeys {
  readonly address: string;
  /** What one household gets (IPv6 /64). Absent for IPv4. */
  readonly household: string | undefined;
  /** What one customer or one rented server gets (IPv6 /48). Absent for IPv4. */
  readonly site: string | undefined;
}

/** The keys by which the requests of an address are counted. An IPv4 address is the same in its mapped IPv6 form. */
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

/** Some proxies write the visitor's port behind the address: with it, every connection would be somebody else. */
const withoutPort = (ip: string) => ip.replace(/^\[(.*)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, '$1$2');

function hashed(network: string): string {
  return createHash('sha256').update(network).digest('base64url').slice(0, 16);
}

function expandIpv6(ip: string): readonly string[] {
  const [head, tail] = ip.replace(/%.*/, '').split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const gap = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...gap, ...last].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
