import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { fallbackFaces } from './fallback-fonts.ts';
import { type FontFile, makeFontFiles } from './font-files.ts';

/**
 * Publishes the fonts. Style sheets and pages use plain names (`/fonts/sans.woff2`); the build replaces them by URLs
 * with a content hash, and the dev server serves these.
 */
export function publishFonts(): AstroIntegration {
  let files: readonly FontFile[] = [];
  return {
    name: 'publish-fonts',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        files = await makeFontFiles();
        updateConfig({ vite: { plugins: [fontAddresses(files)] } });
      },
      'astro:server:setup': ({ server }) => {
        for (const { address, bytes } of files) {
          server.middlewares.use(address, (_request, response) =>
            response.setHeader('content-type', 'font/woff2').end(bytes),
          );
        }
      },
      'astro:build:done': async ({ dir }) => {
        for (const { address, bytes } of files) {
          const file = path.join(fileURLToPath(dir), address);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, bytes);
        }
      },
    },
  };
}

/** Replaces font names by URLs in style sheets and Astro files, and a comment in `fonts.css` by the fallback fonts. */
function fontAddresses(files: readonly FontFile[]): Plugin {
  return {
    name: 'font-addresses',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.(css|astro)$/, code: /\/fonts\/[\w-]+\.woff2/ },
      handler: (code) => withAddresses(code, files).replace('/*fallback-fonts*/', () => fallbackFaces()),
    },
  };
}

/** Throws, and so stops the build, on an unknown font. */
export function withAddresses(code: string, files: readonly FontFile[]): string {
  return code.replace(/\/fonts\/[\w-]+\.woff2/g, (name) => {
    const file = files.find((font) => font.name === name);
    if (!file) throw new Error(`No font is called ${name}`);
    return file.address;
  });
}
