import { createHash } from 'node:crypto';

/** What one page needs of its content policy, as CSP sources. */
export interface PageSources {
  /** Hashes of its inline scripts. */
  readonly scripts: readonly string[];
  /** Hashes of its inline styles. */
  readonly styles: readonly string[];
  /** Origins of the players that it shows on a press; `'self'` where it shows a frame of this site. */
  readonly frames: readonly string[];
  /** Names of the policies by which it starts threads of its own. */
  readonly workers: readonly string[];
  /** Whether other sites may put it into a frame. */
  readonly framed: boolean;
  /** Whether it shows what somebody keeps on their device. */
  readonly private: boolean;
}

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const comment = /<!--[\s\S]*?-->/g;
const player = /\sdata-player="(https:[^"]+)"/g;
const worker = /\sdata-worker="([\w-]+)"/g;
const shown = /\sdata-shows-embeds\b/;
const framed = /<html[^>]*\sdata-framed\b/;
const ownData = /<html[^>]*\sdata-private\b/;
const dataBlock = /\btype\s*=\s*["']?(application\/(ld\+)?json|text\/plain)/i;

/**
 * Hashes of every inline `<script>` and `<style>` of a page, as `'sha256-…'`, the hosts of its players, and what starts its
 * threads, so that its policy can allow exactly these. Scripts with a `src` are covered by their origin; data blocks such as JSON-LD do not run and need
 * none.
 */
export function pageSources(html: string): PageSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', body = ''] of html.replace(comment, '').matchAll(element)) {
    if (name.toLowerCase() === 'style') styles.add(source(body));
    else if (!/\bsrc\s*=/i.test(attributes) && !dataBlock.test(attributes)) scripts.add(source(body));
  }
  const frames = new Set([...html.matchAll(player)].map(([, address = '']) => new URL(address).origin));
  if (shown.test(html)) frames.add("'self'");
  const workers = new Set([...html.matchAll(worker)].map(([, name = '']) => name));
  return {
    scripts: [...scripts],
    styles: [...styles],
    frames: [...frames],
    workers: [...workers],
    framed: framed.test(html),
    private: ownData.test(html),
  };
}

/** HTML parsers turn CR LF into LF before a browser hashes the text. */
function source(body: string): string {
  const text = body.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
