import { describe, expect, test } from 'vitest';
import { clientKey, clientKeys, setClientKeySecret } from './client-key.ts';

describe('one household', () => {
  test.each([
    ['an IPv4 address and its mapped form', '192.0.2.1', '::ffff:192.0.2.1', true],
    ['two IPv4 addresses', '192.0.2.1', '192.0.2.2', false],
    ['two hosts of one IPv6 network', '2001:db8:0:1::1', '2001:db8::1:ffff:0:0:9', true],
    ['two IPv6 networks', '2001:db8:0:1::1', '2001:db8:0:2::1', false],
    ['an IPv4 address with the port that some proxies add', '192.0.2.1:50123', '192.0.2.1', true],
    ['two of them', '192.0.2.1:50123', '192.0.2.2:50123', false],
    ['an IPv6 address with such a port', '[2001:db8:0:1::1]:50123', '2001:db8:0:1::1', true],
    ['a scoped address', 'fe80::1%eth0', 'fe80::2', true],
    ['an address in capitals, with zeros', '2001:0DB8:0000:0001::1', '2001:db8:0:1::2', true],
    ['an IPv6 address in brackets', '[2001:db8:0:1::1]', '2001:db8:0:1::1', true],
    ['a network of zeros', '::1', '0:0:0:0:0:0:0:2', true],
    ['networks whose groups have the same digits', '2001:db8:10:1::1', '2001:db8:1:1::1', false],
    ['networks with the same digits in a row', '2001:db8:1:23::1', '2001:db81:2:3::1', false],
    ['networks that differ by zeros inside of a group', '2001:db8:1:1001::1', '2001:db8:1:11::1', false],
    ['a mapped form in capitals', '::FFFF:192.0.2.1', '192.0.2.1', true],
    ['an address that only ends like a mapped one', '1::ffff:192.0.2.1', '192.0.2.1', false],
    ['IPv4 addresses with ports, of several digits', '192.0.200.113:443', '192.0.200.113', true],
    ['an address without its end', '2001:db8:0:1::', '2001:db8:0:1::9', true],
    ['an address whose host reads like a mapped one', '2001:db8:0:1::ffff:192.0.2.1', '2001:db8:0:1::9', true],
    ['what only ends with an address in brackets', '0[2001:db8:0:1::1]', '2001:db8:0:1::1', false],
    ['what only begins with one', '[2001:db8:0:1::1]0', '2001:db8:0:1::1', false],
    ['what only ends with an address and a port', 'x192.0.2.1:443', 'x192.0.2.1', false],
    ['what only begins with one and a port', '192.0.2.1:443x', '192.0.2.1x', false],
    ['what has more groups than an address', '2001:db8:0:1:2:3:4:5:6', '2001:db8:0:1::1', true],
  ])('%s', (_case, one, other, same) => {
    expect(clientKey(one) === clientKey(other)).toBe(same);
  });

  test('has another key under another secret, and the same under the same', () => {
    const keys = ['postgres://a', 'postgres://b', 'postgres://a'].map((secret) => {
      setClientKeySecret(secret);
      return clientKey('192.0.2.1');
    });
    expect(keys[0]).toBe(keys[2]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('does not contain the address', () => {
    expect(clientKey('192.0.2.1')).toMatch(/^(?!.*192)[\w-]{16}$/);
  });
});

describe('the networks of an address', () => {
  test.each([
    ['the same host', '2001:db8:7:1::1', '2001:db8:7:1:0:0:0:1', ['address', 'household', 'site']],
    ['an address without its end', '2001:db8:7:1::', '2001:db8:7:1:0:0:0:0', ['address', 'household', 'site']],
    ['the same host, by the way to it', 'fe80::1%eth0', 'fe80::1', ['address', 'household', 'site']],
    ['another host of the household', '2001:db8:7:1::1', '2001:db8:7:1::2', ['household', 'site']],
    ['another household of the site', '2001:db8:7:1::1', '2001:db8:7:2::1', ['site']],
    ['another site', '2001:db8:7:1::1', '2001:db8:8:1::1', []],
  ])('%s', (_case, one, other, shared) => {
    const [first, second] = [clientKeys(one), clientKeys(other)];
    const names = ['address', 'household', 'site'] as const;
    expect(names.filter((name) => first[name] === second[name])).toEqual(shared);
  });

  test('the three keys of an address are different, and IPv4 has one', () => {
    expect(new Set(Object.values(clientKeys('::'))).size).toBe(3);
    expect(clientKeys('192.0.2.1')).toMatchObject({ household: undefined, site: undefined });
  });
});
