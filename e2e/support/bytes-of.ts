import type { Request } from '@playwright/test';

/**
 * Bytes over the wire of requests that have ended, headers of the answers included. Asked for when they are added up: a
 * size asked for in the moment a request ends is refused, unheard, when the page closes just then, and fails its test.
 */
export async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
}
