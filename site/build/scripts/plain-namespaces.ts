import type { Plugin } from 'vite';

const made = /(?:\/\* @__PURE__ \*\/ )?__exportAll\(\{(\s*(?:[\w$]+: \(\) => [\w$]+,?\s*)+)\}\)/g;
const given = /([\w$]+): \(\) => ([\w$]+)/g;
const asked = /^import \{ \w+ as __exportAll \} from "[^"]+";\n/m;

/**
 * Gives what several modules of one file export as objects of their own. The bundler makes them by a function in a file of
 * its own: 380 bytes, and 270 of headers, on every page with a calculator.
 */
export function plainNamespaces(): Plugin {
  return {
    name: 'plain-namespaces',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk(code) {
      const plain = withPlainNamespaces(code);
      return plain === code ? null : { code: plain, map: null };
    },
  };
}

/** The same code without the bundler's function, where nothing else in it needs it. */
export function withPlainNamespaces(code: string): string {
  if (!asked.test(code)) return code;
  const plain = code
    .replace(made, (_, list: string) => `({${list.replace(given, 'get $1() { return $2; }')}})`)
    .replace(asked, '');
  return plain.includes('__exportAll') ? code : plain;
}
