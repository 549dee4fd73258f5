import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * The name of a CSS Module's class on the page: its own, and four signs of its file. Vite's names hold the line too, which no
 * page can compress: 100 bytes of the 15,000 that a static page may weigh.
 */
export function className(name: string, file: string): string {
  const [module = ''] = path.relative(process.cwd(), file).split('?');
  return `${name}_${createHash('sha256').update(module).digest('base64url').slice(0, 4)}`;
}
