import path from 'node:path';
import { type Script, type ScriptGraph, scriptOf, withImports } from './script-graph.ts';

const moduleScript = /<script type="module" src="\/([^"]+)"/g;
const askedModules = / data-modules="([^"]*)"/g;
const laterModules = / data-later="([^"]*)"/g;
const lists = / data-(?:modules|later)="[^"]*"/g;

/** A script that only imports another. */
const detour = /^import"\.\/([\w.-]+)";?\s*$/;

/** The files that `withoutDetours` takes out of every page. */
export const detoursOf = (graph: ScriptGraph): readonly string[] =>
  [...graph.values()].flatMap(({ file, code }) => (detour.test(code) ? [file] : []));

/**
 * The same page with each script that only imports another named as that other. The bundler writes such a file where pages share all
 * that they run, and it would cost the page a request.
 */
export function withoutDetours(html: string, graph: ScriptGraph): string {
  return html.replaceAll(moduleScript, (tag, file: string) => {
    const [, other] = detour.exec(graph.get(file)?.code ?? '') ?? [];
    return other ? tag.replace(path.posix.basename(file), other) : tag;
  });
}

/** Every script that a page runs: those it names, the modules that its islands name, and all that these import. */
export function scriptsOf(html: string, graph: ScriptGraph): readonly Script[] {
  const named = [...html.matchAll(moduleScript)].map(([, file = '']) => file);
  return withImports(graph, [...named, ...filesOf(html, askedModules, graph)]);
}

/** The scripts that a page's islands may import once somebody uses them, and all that these import. */
export function laterScriptsOf(html: string, graph: ScriptGraph): readonly Script[] {
  return withImports(graph, filesOf(html, laterModules, graph));
}

function filesOf(html: string, names: RegExp, graph: ScriptGraph): readonly string[] {
  const modules = [...html.matchAll(names)].flatMap(([, found = '']) => found.split(' ').filter(Boolean));
  return modules.map((module) => scriptOf(graph, module).file);
}

/**
 * The same page with its scripts asked for in the head, and without the lists of them in its islands. Without it the browser learns of React only when the first
 * script has arrived, one round trip later; behind the styles, a tenth of a second later on a bad line. The page of what is kept asks for none ahead: it is whole without its script, and
 * Chromium complains now and then of one that a worker brought ahead and the page then did not take.
 */
export function withPreloads(html: string, scripts: readonly Script[]): string {
  const early = html.includes(' data-kept') ? [] : scripts;
  const links = early.map(({ file }) => `<link rel="modulepreload" href="/${file}">`);
  return html.replace(lists, '').replace('<title>', () => `${links.join('')}<title>`);
}
