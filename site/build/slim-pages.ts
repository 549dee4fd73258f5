import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { slimPage } from './slim-page.ts';

/** Slims every finished page of the build. */
export function slimPages(): AstroIntegration {
  return {
    name: 'slim-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        const texts = files
          .filter((file) => file.endsWith('.js'))
          .map((file) => readFile(path.join(folder, file), 'utf8'));
        const scripts = (await Promise.all(texts)).join('\n');
        const pages = files.filter((file) => file.endsWith('.html'));
        await Promise.all(pages.map((file) => slimFile(path.join(folder, file), scripts)));
      },
    },
  };
}

async function slimFile(file: string, scripts: string): Promise<void> {
  await writeFile(file, slimPage(await readFile(file, 'utf8'), scripts));
}
