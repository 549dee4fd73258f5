import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Behaviour = (response: ServerResponse) => void;

/** The chat protocol's envelope around a model's words. */
function says(content: string): Behaviour {
  return (response) => {
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id: 'c', object: 'chat.completion', created: 1, model: 'm', choices }));
  };
}

const calmAnswer = {
  category: 1,
  severity: 'low',
  professionals: false,
  immediateActions: ['Mop it up.'],
  steps: ['water-out'],
  priorities: [],
  equipment: [],
  risks: ['<img src=x onerror=alert(1)>'],
  reasoning: 'All fine. Call 830-555-0199.',
};

/** What a provider can do to us: two failures, and an answer that is milder than the rules. */
const behaviours = {
  'breaks down': (response) =>
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}'),
  hangs: () => {},
  'says that all is fine': says(JSON.stringify(calmAnswer)),
} satisfies Record<string, Behaviour>;

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The socket has no port.');
  return address.port;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A provider on a real socket, and our own server that asks it. */
export class AssistedServer {
  behaviour: keyof typeof behaviours = 'says that all is fine';
  #provider: Server | undefined;
  #server: ChildProcess | undefined;
  #dataDir = '';
  url = '';

  async start(): Promise<void> {
    this.#provider = createServer((request, response) => {
      request.resume().on('end', () => (behaviours[this.behaviour] as Behaviour)(response));
    });
    const providerPort = await listen(this.#provider);
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    this.#dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-assisted-'));
    this.#server = spawn(process.execPath, ['server/server.ts'], {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: this.#dataDir,
        TRUST_PROXY: 'loopback',
        AI_BASE_URL: `http://127.0.0.1:${providerPort}/v1`,
        AI_MODEL: 'm',
        AI_TIMEOUT_MS: '2000',
      },
    });
    await this.#ready();
  }

  async #ready(): Promise<void> {
    for (let attempt = 0; attempt < 150; attempt++) {
      const health = await fetch(`${this.url}/api/health`).catch(() => null);
      if (health?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error('The server with a provider did not start.');
  }

  async stop(): Promise<void> {
    if (this.#server?.kill()) await once(this.#server, 'exit');
    this.#provider?.closeAllConnections();
    this.#provider?.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
