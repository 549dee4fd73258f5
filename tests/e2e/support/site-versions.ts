import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { writeServiceWorker } from '#src/lib/offline/build/service-worker.ts';

const dist = path.resolve(import.meta.dirname, '../../../dist');

/** Copies the built site as another version: each page, a script with a hash in its name, and data without one carry its number. */
export async function makeVersion(folder: string, version: number): Promise<void> {
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz|pdf|xlsx)$/.test(file) });
  const script = `/_astro/version.${version}.js`;
  const head = `<meta name="version" content="${version}"><script type="module" src="${script}"></script></head>`;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (name.endsWith('.html'))
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace('</head>', () => head),
      );
  }
  const setData = `fetch("/version.json").then((r) => r.json()).then(({ version }) => { data.data = version; })`;
  writeFileSync(
    path.join(folder, script),
    `const data = document.documentElement.dataset; data.script = "${version}"; ${setData}.catch(() => { data.data = ""; });`,
  );
  writeFileSync(path.join(folder, 'version.json'), JSON.stringify({ version: String(version) }));
  await writeServiceWorker(folder);
}

/** What a connection does to an answer. */
export type Failure = 'none' | 'cut' | 'portal' | 'down';

export interface StaticServer {
  readonly url: string;
  /** The folder that is served; another one is a deployment. */
  folder: string;
  failureOf: (pathname: string) => Failure;
  /** Origin headers of the forms that arrived. */
  readonly posted: (string | undefined)[];
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder as a plain host would. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const posted: (string | undefined)[] = [];
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') {
      posted.push(request.headers.origin);
      return void response.writeHead(403).end('refused');
    }
    send(response, fileAt(own.folder, pathname), own.failureOf(pathname));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const own: StaticServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    failureOf: () => 'none',
    posted,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => void server.close(() => done()));
    },
  };
  return own;
}

function fileAt(folder: string, pathname: string): string | undefined {
  const names = [pathname, path.join(pathname, 'index.html'), `${pathname}.html`];
  return names.map((name) => path.join(folder, name)).find(isFile);
}

function isFile(name: string): boolean {
  try {
    return readFileSync(name).length >= 0;
  } catch {
    return false;
  }
}

function send(response: ServerResponse, file: string | undefined, failure: Failure): void {
  if (failure === 'down') return void response.destroy();
  if (failure === 'portal')
    return void response.writeHead(200, { 'content-type': types['.html'] }).end('Accept the terms');
  const body = readFileSync(file ?? path.join(dist, '404.html'));
  const type = types[path.extname(file ?? '.html')] ?? 'application/octet-stream';
  response.writeHead(file ? 200 : 404, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': 'no-cache',
  });
  if (failure === 'none') return void response.end(body);
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

/** The versions of what makes up an open page; empty for a part that could not be had. */
export async function versionsOf(page: Page): Promise<{ readonly page: string; readonly parts: readonly string[] }> {
  return page.evaluate(async () => {
    const { dataset } = document.documentElement;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';
    for (let wait = 0; meta && dataset.data === undefined && wait < 20; wait++)
      await new Promise((done) => setTimeout(done, 50));
    return { page: meta, parts: [dataset.script ?? '', dataset.data ?? ''] };
  });
}
