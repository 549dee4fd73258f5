import { extname } from 'node:path';

const byExtension: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  // Every script of the site is a module, and modules are UTF-8 whatever is said of them.
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
};

/** Media type of a file by its extension. */
export function contentType(file: string): string {
  return byExtension[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether compressing files of this type is worth the time: text is, pictures and archives already are compressed. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|xml|javascript|x-icon|font\/ttf/.test(type) && !type.includes('openxmlformats');
}
