import { existsSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { photoLimits } from '#contract/question-form.ts';
import { bodyLimitBytes } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { defaultConnectionLimits } from '#server/http/connections.ts';
import { maxMemoryBytes, processes } from '#server/photos/re-encode.ts';

// No container engine runs here: what can be read of these files is held to rules.

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly ipv4_address?: string }>>;
  readonly ports?: readonly string[];
  readonly image?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<
    Record<string, { readonly ipam?: { readonly config: readonly { readonly subnet: string }[] } }>
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const text = read('compose.yaml');
const compose: Compose = parse(text, { merge: true });
const services = Object.entries(compose.services);
const namesIn = (file: string) => Array.from(file.matchAll(/^#?([A-Z_]+)=/gm), ([, name = '']) => name);

describe('compose.yaml', () => {
  test('has the services of the page', () => {
    expect(services.map(([name]) => name)).toEqual(['proxy', 'server', 'backup', 'database']);
  });

  test('its settings are exactly those of env.example', () => {
    const asked = new Set(Array.from(text.matchAll(/\$\{([A-Z_]+)/g), ([, name = '']) => name));
    expect([...asked].sort()).toEqual(namesIn(read('env.example')).sort());
  });

  test('the servers get known and valid settings', () => {
    const { environment = {} } = compose.services.server ?? {};
    const known = namesIn(readFileSync('.env.example', 'utf8'));
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    const set = { SITE_HOST: 'www.example.com', DATABASE_PASSWORD: 'secret' };
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{([A-Z_]+)[^}]*\}/g, (_all, asked: keyof typeof set) => set[asked] ?? ''),
    ]);
    const config = readConfig(Object.fromEntries(filled));
    expect(config).toMatchObject({ siteUrl: 'https://www.example.com', trustProxy: ['172.30.80.2'] });
  });

  test('the servers trust the proxy at its address in their network', () => {
    const { networks } = compose.services.proxy ?? {};
    const address = networks && 'inside' in networks ? networks.inside?.ipv4_address : undefined;
    expect(compose.services.server?.environment?.TRUST_PROXY).toBe(address);
    const [subnet = '', bits] = compose.networks.inside?.ipam?.config[0]?.subnet.split('/') ?? [];
    const inside = new BlockList();
    inside.addSubnet(subnet, Number(bits));
    expect(inside.check(address ?? '')).toBe(true);
  });

  test('only the proxy is public, and no service gains privileges', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    for (const [name, service] of services) {
      expect(service.security_opt, name).toContain('no-new-privileges:true');
      expect([service.read_only, service.cap_drop], name).toEqual([true, ['ALL']]);
      expect([service.mem_limit, service.pids_limit], name).toEqual([expect.stringMatching(/^\d+[gm]$/), 200]);
    }
  });

  test('mounts and networks exist, and images have a version', () => {
    for (const [name, { volumes = [], networks = [], image = '' }] of services) {
      const sources = volumes.map((volume) => volume.split(':')[0] ?? '');
      expect(
        sources.filter(
          (source) => !(source.startsWith('./') ? existsSync(`deploy/${source}`) : source in compose.volumes),
        ),
        name,
      ).toEqual([]);
      const joined = Array.isArray(networks) ? networks : Object.keys(networks);
      expect(
        joined.filter((network) => !(network in compose.networks)),
        name,
      ).toEqual([]);
      expect(image, name).toMatch(
        /^docker\.io\/library\/[a-z]+:\d[\w.-]*(@sha256:[\da-f]{64})?$|^water-damage-manual$/,
      );
    }
  });
});

describe('Containerfile', () => {
  const lines = read('Containerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  test('ends as an ordinary user, with a look at its health', () => {
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    expect(last.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  });

  test('installs from the lock file, without package scripts in the image', () => {
    const installs = lines.filter((line) => /npm (ci|install)/.test(line));
    expect(installs.every((line) => line.startsWith('RUN npm ci --omit=dev'))).toBe(true);
    expect(installs.at(-1)).toContain('--ignore-scripts');
  });

  test('leaves out no package that is optional for the lock file and not for the server', () => {
    const { packages }: { packages: Readonly<Record<string, { optional?: boolean }>> } = JSON.parse(
      readFileSync('package-lock.json', 'utf8'),
    );
    const binaries = ['x64', 'arm64'].map((machine) => packages[`node_modules/@img/sharp-linux-${machine}`]);
    expect(binaries.map((binary) => binary?.optional)).toEqual([true, true]);
    expect(lines.filter((line) => line.includes('--omit=optional'))).toEqual([]);
  });

  test('copies existing paths', () => {
    const copied = last.filter((line) => /^COPY (?!--from)/.test(line)).map((line) => line.split(' ')[1] ?? '');
    expect(copied.length).toBeGreaterThan(4);
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  });
});

test('the unit starts the server that is there, as a user without rights', () => {
  const unit = read('manual.service');
  const script = /^ExecStart=\S+ node .*?(\S+)$/m.exec(unit)?.[1] ?? '';
  expect(existsSync(script)).toBe(true);
  for (const line of [
    'User=manual',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
    'UMask=0077',
  ]) {
    expect(unit.split('\n')).toContain(line);
  }
});

test('the memory of a server holds all processes that decode pictures at their limit', () => {
  const [, unit] = /^MemoryMax=(\d+)M$/m.exec(read('manual.service')) ?? [];
  const [, container] = /^(\d+)m$/.exec(compose.services.server?.mem_limit ?? '') ?? [];
  // They are checked every 10 ms, and grew by another 17 % (525 MiB measured) before they ended.
  const pictures = processes * maxMemoryBytes * 1.2;
  // Measured: 381 MiB.
  const server = 400 * 1024 * 1024;
  const margin = 1.2;
  for (const mebibytes of [unit, container])
    expect(Number(mebibytes) * 1024 * 1024).toBeGreaterThan(margin * (pictures + server));
  expect(read('manual.service').split('\n')).toContain('OOMPolicy=continue');
});

const { headersMs, silenceMs, requestMs, photosMs } = defaultConnectionLimits;
/** Node looks every five seconds. */
const headers = headersMs / 1000 + 5;
const megabyte = 1_000_000;

describe.each([
  ['Caddyfile', 'max_size NMB', { read_header: headers, read_body: requestMs / 60_000 }],
  [
    'nginx.conf',
    'client_max_body_size Nm;',
    { client_header_timeout: headers, client_body_timeout: silenceMs / 1000, proxy_read_timeout: photosMs / 1000 },
  ],
] as const)('%s', (file, size, timeouts) => {
  const proxy = read(file).replace(/#.*/g, '');

  test('lets bodies through that six photos and the longest text need, and hardly more', () => {
    const megabytes = Number(new RegExp(size.replace('N', '(\\d+)')).exec(proxy)?.[1]);
    const needed = photoLimits.allBytes + bodyLimitBytes;
    expect(megabytes * megabyte).toBeGreaterThan(needed);
    expect(megabytes * megabyte).toBeLessThan(needed * 1.1);
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(`allow bodies of ${megabytes} MB`);
  });

  test('waits as long as the server', () => {
    const found = Object.keys(timeouts).map((name) => [
      name,
      Number(new RegExp(`${name} (\\d+)[sm]`).exec(proxy)?.[1]),
    ]);
    expect(Object.fromEntries(found)).toEqual(timeouts);
  });

  test('believes no visitor about their address', () => {
    expect(proxy).not.toContain('proxy_add_x_forwarded_for');
  });
});

test('the proxy of compose.yaml reads the Caddyfile', () => {
  expect(compose.services.proxy?.volumes).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
});

test('the nightly backup runs as the same user, into the folder that docs/deploying.md names', () => {
  const unit = read('manual-backup.service').split('\n');
  const copies =
    unit.find((line) => line.startsWith('ExecStart=') && line.includes('scripts/enquiries.ts backup')) ?? '';
  expect(existsSync('scripts/enquiries.ts')).toBe(true);
  expect(copies).toContain('/var/lib/manual-copies/');
  for (const line of ['User=manual', 'StateDirectory=manual manual-copies', 'UMask=0077']) expect(unit).toContain(line);
  expect(read('manual-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* /m);
  expect(readFileSync('docs/deploying.md', 'utf8')).toContain('enable --now manual manual-backup.timer');
});

test('no .env file gets into an image', () => {
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain('**/.env');
});
