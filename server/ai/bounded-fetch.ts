/** A response exceeded the size limit; the rest was not read. */
class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/** Largest response read from a provider: ten times the longest assessment of the contract. */
export const maxResponseBytes = 256 * 1024;

/**
 * `fetch` that fails after `maxBytes` of decompressed response and closes the connection, so that an endless response costs neither
 * memory nor time. Redirects are errors: only the configured provider gets the key and the text.
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
