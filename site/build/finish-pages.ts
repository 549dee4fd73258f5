import { globSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Language, languages, spokenIn } from '#content/languages.ts';
import { fewAtOnce } from './few-at-once.ts';
import { hashOf } from './made/hash-of.ts';
import { keep, madeFile } from './made/made.ts';
import { markNames } from './names/english-names.ts';
import { shortNames } from './names/short-names.ts';
import { detoursOf, laterScriptsOf, scriptsOf, withoutDetours, withPreloads } from './scripts/page-scripts.ts';
import { recordScripts, type Script, type ScriptGraph } from './scripts/script-graph.ts';
import { slimPage } from './slim-page.ts';

/** Finishes every page of the build: its scripts are asked for in its head, and it keeps only the style it can use,
 * under short names. */
export function finishPages(): AstroIntegration {
  const graph = new Map<string, Script>();
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        updateConfig({ vite: { plugins: [recordScripts(graph)] } });
        if (command !== 'build') return;
        const generateScopedName = shortNames(globSync('site/**/*.module.css'));
        updateConfig({ vite: { css: { modules: { generateScopedName } } } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        const pages = files.filter((file) => file.endsWith('.html'));
        await fewAtOnce(pages, 4, (file) => finishFile(path.join(folder, file), graph));
        await Promise.all(detoursOf(graph).map((file) => rm(path.join(folder, file))));
      },
    },
  };
}

/** What finishes a page, beside the page and its scripts: the names of these hold a hash of their code. */
const finishers = ['site/build', 'package-lock.json'];

async function finishFile(file: string, graph: ScriptGraph): Promise<void> {
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
