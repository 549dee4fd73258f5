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
        const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
        await Promise.all(files.map((file) => slimFile(path.join(folder, file))));
      },
    },
  };
}

async function slimFile(file: string): Promise<void> {
  await writeFile(file, slimPage(await readFile(file, 'utf8')));
}
