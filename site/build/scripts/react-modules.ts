import path from 'node:path';
import type { Plugin } from 'vite';
import { withAnswers } from './react-facts.ts';

/** Where React's own code stands, by the names under which it is asked for. */
const places: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

export const reactFiles: readonly string[] = Object.values(places);

/**
 * Gives the browser's build React as modules. React is written in the older form, of which a bundler keeps every part,
 * used or not: as modules, the parts that no tool uses stay out, 2 kB of every page with a tool (docs/decisions/0050). What
 * it asks of the place where it runs is answered here, and what another place needs stays out too.
 */
export function reactModules(): Plugin {
  const files = new Set(reactFiles.map((file) => path.resolve('node_modules', file)));
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (places[source] ? path.resolve('node_modules', places[source]) : null),
    transform: (code, id) => (files.has(id) ? { code: withAnswers(asModule(code)), map: null } : null),
  };
}

const asked = /(\w+) = require\("([\w-]+)"\)/g;
const askingLine = /^var (?:\w+ = require\("[\w-]+"\)(?:,\s+)?)+;$/m;

/**
 * The same code with `import` and `export` for `require` and `exports`, each exported value in a variable of its own.
 * Throws at code that asks or gives in another way than React's files do: then the build must stop.
 */
export function asModule(code: string): string {
  const names = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name));
  const imports = [...(askingLine.exec(code)?.[0] ?? '').matchAll(asked)];
  const body = code
    .replace(askingLine, '')
    .replace(/^exports\.(\w+) =/gm, 'var $$$1 =')
    .replace(/\bexports\.(\w+)/g, '$$$1');
  if (/\brequire\(|\bexports\b/.test(body))
    throw new Error('React has a new form: see site/build/scripts/react-modules.ts');
  return [
    ...imports.map(([, name, source]) => `import * as ${name} from "${source}";`),
    body,
    `export { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}
