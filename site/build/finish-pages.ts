import { globSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { type Language, languages, spokenIn } from '#content/languages.ts';
import { hashOf } from './made/hash-of.ts';
import { keep, madeFile } from './made/made.ts';
import { markNames } from './names/english-names.ts';
import { shortNames } from './names/short-names.ts';
import { detoursOf, laterScriptsOf, scriptsOf, withoutDetours, withPreloads } from './scripts/page-scripts.ts';
import { recordScripts, type Script } from './scripts/script-graph.ts';
import { slimPage } from './slim-page.ts';

/** The scripts of the build that runs in this process: it makes one site. */
const graph: Map<string, Script> = new Map();

/** Learns which scripts a build writes, and gives its styles their short names: `finisherOf` needs both. */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        updateConfig({ vite: { plugins: [recordScripts(graph)] } });
        if (command !== 'build') return;
        const generateScopedName = shortNames(globSync('site/**/*.module.css'));
        updateConfig({ vite: { css: { modules: { generateScopedName } } } });
      },
    },
  };
}

/**
 * What finishes a file of the folder that was built: the scripts of a page are asked for in its head, and it keeps only the style
 * it can use, under short names. Other files are finished already. Scripts that only lead to others are gone before it is there.
 */
export function finisherOf(folder: string): (file: string) => Promise<void> {
  for (const file of detoursOf(graph)) rmSync(path.join(folder, file));
  return async (file) => {
    if (file.endsWith('.html')) await finishPage(file);
  };
}

/** What finishes a page, beside the page and its scripts: the names of these hold a hash of their code. */
const finishers = ['site/build', 'package-lock.json'];

async function finishPage(file: string): Promise<void> {
  const html = withoutDetours(await readFile(file, 'utf8'), graph);
  const scripts = scriptsOf(html, graph);
  const later = laterScriptsOf(html, graph);
  const { englishNames } = languages[languageOf(html)];
  const names = [scripts, later].map((list) => list.map(({ file }) => file).join());
  const from = [hashOf(finishers), html, ...names, englishNames.join()];
  const finished = await keep(madeFile('pages', from), async () => {
    const page = slimPage(html, codeOf(scripts), codeOf(later));
    return runFirst(withPreloads(markNames(page, englishNames), scripts));
  });
  await writeFile(file, finished);
}

/** The script in the head runs while the page comes, not once it stands: what would wait for the end of a cut page never runs. */
function runFirst(html: string): string {
  return html.replace(/<script type="module">([^<]+)(?=<\/script>.*<\/head>)/s, (_all, code) => `<script>{${code}}`);
}

/** The language that a page says it is in. */
function languageOf(html: string): Language {
  return spokenIn(/<html lang="(\w+)/.exec(html)?.[1] ?? '');
}

function codeOf(scripts: readonly Script[]): string {
  return scripts.map(({ code }) => code).join('\n');
}
