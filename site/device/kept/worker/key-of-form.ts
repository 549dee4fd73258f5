/** A day in milliseconds. */
const dayMs = 86_400_000;

/**
 * The idempotency key of a form that the browser itself posts: the same for the same text and files on the same day, as the
 * server has it for one without a key. A button that is pressed twice on a slow line posts the form twice.
 */
export async function keyOfForm(
  kind: string,
  values: readonly (readonly [name: string, value: string])[],
  files: readonly Pick<File, 'name' | 'size'>[],
  now: number,
): Promise<string> {
  const written = [kind, Math.floor(now / dayMs), values, files.map(({ name, size }) => [name, size])];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(written)));
  return [...new Uint8Array(hash).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
