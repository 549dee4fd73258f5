import type { AstroIntegration } from 'astro';

const unfinished = new Set<string>();

function report(): void {
  for (const name of unfinished) console.error(`${name} was never finished.`);
  process.exitCode = 1;
}

/**
 * Fails the process, with a name, when work never settles. Node exits with 0 when nothing is left that could settle a promise, and a
 * build would pass without the file.
 */
export async function mustFinish<Result>(name: string, work: Promise<Result>): Promise<Result> {
  if (unfinished.size === 0) process.once('beforeExit', report);
  unfinished.add(name);
  try {
    return await work;
  } finally {
    unfinished.delete(name);
    if (unfinished.size === 0) process.off('beforeExit', report);
  }
}

/** Astro integration: fails a build that ends early. The last one, since the others write files when the pages are done. */
export function buildMustFinish(): AstroIntegration {
  const { promise, resolve } = Promise.withResolvers<void>();
  const start = () => void mustFinish('The build', promise);
  return { name: 'must-finish', hooks: { 'astro:build:start': start, 'astro:build:done': () => resolve() } };
}
