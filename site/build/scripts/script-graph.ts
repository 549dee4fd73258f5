import path from 'node:path';
import type { Plugin } from 'vite';

/** The part of a built script file that matters here. */
export interface Script {
  /** Name under the site's root: "_astro/react.x.js". */
  readonly file: string;
  /** Files that it imports before it runs. */
  readonly imports: readonly string[];
  /** Ids of the source modules in it: absolute paths. */
  readonly modules: readonly string[];
  readonly code: string;
}

/** The script files of a build, by their names. */
export type ScriptGraph = ReadonlyMap<string, Script>;

/** Fills `graph` with the browser's scripts while Vite writes them. */
export function recordScripts(graph: Map<string, Script>): Plugin {
  return {
    name: 'record-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        graph.set(chunk.fileName, {
          file: chunk.fileName,
          // A file that was asked for may be needed no more: see plain-namespaces.ts.
          imports: chunk.imports.filter((file) => chunk.code.includes(path.posix.basename(file))),
          modules: chunk.moduleIds,
          code: chunk.code,
        });
      }
    },
  };
}

/** The file that holds a source module, given as the end of its path: "core/calculators/circuits/definition.ts". */
export function scriptOf(graph: ScriptGraph, module: string): Script {
  const found = [...graph.values()].find(({ modules }) => modules.some((id) => id.endsWith(`/${module}`)));
  if (!found) throw new Error(`No script of the build holds ${module}`);
  return found;
}

/** These files and all that they import, each once, importers first. Names that are no scripts of ours are left out. */
export function withImports(graph: ScriptGraph, files: readonly string[]): readonly Script[] {
  const found = new Map<string, Script>();
  const visit = (file: string) => {
    const script = graph.get(file);
    if (!script || found.has(file)) return;
    found.set(file, script);
    script.imports.forEach(visit);
  };
  files.forEach(visit);
  return [...found.values()];
}
