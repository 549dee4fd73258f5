import { createHash } from 'node:crypto';

/** CSP sources of a page's inline scripts and styles. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const comment = /<!--[\s\S]*?-->/g;
const dataBlock = /\btype\s*=\s*["']?(application\/(ld\+)?json|text\/plain)/i;

/**
 * Hashes of every inline `<script>` and `<style>` of a page, as `'sha256-…'`, so that its policy can allow exactly these.
 * Scripts with a `src` are covered by their origin; data blocks such as JSON-LD do not run and need none.
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', body = ''] of html.replace(comment, '').matchAll(element)) {
    if (name.toLowerCase() === 'style') styles.add(source(body));
    else if (!/\bsrc\s*=/i.test(attributes) && !dataBlock.test(attributes)) scripts.add(source(body));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** HTML parsers turn CR LF into LF before a browser hashes the text. */
function source(body: string): string {
  const text = body.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
