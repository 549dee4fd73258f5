import { createServer, get, type IncomingMessage } from 'node:http';

// Sends what the server at ORIGIN sends for PATH, the same bytes and headers, with nothing between Node and them: what Node
// itself takes for an answer.

interface Answer {
  readonly headers: readonly string[];
  readonly etag: string | undefined;
  readonly body: Buffer;
}

/** Node writes these itself. */
const ofNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

function answerOf(more: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', ...more };
  return new Promise((resolve, reject) => {
    const asked = get(`${process.env.ORIGIN}${process.env.PATH_ASKED}`, { headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ headers: ownHeaders(answer), etag: answer.headers.etag, body: Buffer.concat(pieces) }),
      );
    });
    asked.on('error', reject);
  });
}

function ownHeaders({ rawHeaders }: IncomingMessage): readonly string[] {
  return rawHeaders.filter((_text, at) => !ofNode.has((rawHeaders[at - (at % 2)] ?? '').toLowerCase()));
}

const page = await answerOf();
const unchanged = await answerOf({ 'if-none-match': page.etag ?? '' });
const server = createServer((request, response) => {
  const isHeld = request.headers['if-none-match'] === page.etag;
  const { headers, body } = isHeld ? unchanged : page;
  response.removeHeader('connection');
  response.writeHead(isHeld ? 304 : 200, [...headers]).end(isHeld ? undefined : body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`port ${typeof address === 'object' ? address?.port : ''}`);
});
