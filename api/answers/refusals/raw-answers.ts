import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { wordsForStatus } from './errors.ts';

const statusByCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Writes an answer below the framework, for what never became a request and so told no language, and ends the connection. */
export function answerRaw(socket: Socket, status: number, headers: Readonly<Record<string, string>>): void {
  const body = JSON.stringify({ error: wordsForStatus('en', status) });
  const lines = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  // Ending alone would wait for a peer that never ends its side.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`, () => socket.destroy());
}

/** Answers what Node could not read as a request: 400, 408 when it came too slowly, 431 when its headers are too large. */
export function answerUnreadable(headers: Readonly<Record<string, string>>) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    answerRaw(socket, statusByCode[error.code ?? ''] ?? 400, headers);
  };
}
