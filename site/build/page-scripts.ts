import { type Script, type ScriptGraph, scriptOf, withImports } from './script-graph.ts';

const moduleScript = /<script type="module" src="\/([^"]+)"/g;
const askedModules = / data-modules="([^"]*)"/g;

/** Every script that a page runs: those it names, the modules that its islands name, and all that these import. */
export function scriptsOf(html: string, graph: ScriptGraph): readonly Script[] {
  const named = [...html.matchAll(moduleScript)].map(([, file = '']) => file);
  const modules = [...html.matchAll(askedModules)].flatMap(([, names = '']) => names.split(' ').filter(Boolean));
  return withImports(graph, [...named, ...modules.map((module) => scriptOf(graph, module).file)]);
}

/**
 * The same page with its scripts asked for in the head. Without it the browser learns of React only when the first
 * script has arrived, one round trip later.
 */
export function withPreloads(html: string, scripts: readonly Script[]): string {
  const links = scripts.map(({ file }) => `<link rel="modulepreload" href="/${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
