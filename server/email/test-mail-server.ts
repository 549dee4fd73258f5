import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message as the mail server took it. */
export interface Received {
  readonly messageId: string;
  readonly subject: string;
  readonly recipients: readonly string[];
  readonly raw: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  /** Cuts every connection, as a crashing server does, or the one from a client's `port`. */
  drop(port?: number): void;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it takes. `behaviour` makes it misbehave. */
export async function startMailServer(behaviour: SMTPServerOptions = {}, port = 0): Promise<TestMailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSTARTTLS: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ messageId: header(raw, 'Message-ID'), subject: header(raw, 'Subject'), recipients, raw });
        done();
      });
    },
    ...behaviour,
  });
  // A client that is gone is a part of these tests.
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    drop(clientPort) {
      for (const socket of sockets) if (clientPort === undefined || socket.remotePort === clientPort) socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function header(raw: string, name: string): string {
  return new RegExp(`^${name}: (.+)$`, 'im').exec(raw.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';
}

/** A server that accepts connections and never responds. */
export async function startSilentServer(): Promise<{ readonly url: string; close(): void }> {
  const server: Server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}
