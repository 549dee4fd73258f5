/** An answer was longer than it may be; the rest of it was not read. */
class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/** The longest answer of a provider that is read. The longest assessment of the contract has a tenth of it. */
export const maxResponseBytes = 256 * 1024;

/**
 * `fetch` whose answers end with an error after so many bytes, counted after decompression. The connection is closed, so
 * that a server which never stops sending costs neither memory nor time. A redirect is an error: the owner named the
 * provider, and nobody else gets the key and the text.
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let seen = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > maxBytes) throw new AnswerTooLong(`more than ${maxBytes} bytes`);
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
  };
}
