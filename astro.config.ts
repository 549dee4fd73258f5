import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@astrojs/react';
import mdx from '@mdx-js/rollup';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { remarkChecked } from './checks/remark-checked.ts';
import { slimPages } from './site/build/slim-pages.ts';
import { remarkInlineWords } from './site/document/remark-inline-words.ts';
import { remarkSections } from './site/document/remark-sections.ts';

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  site: process.env.SITE_URL || 'http://localhost:3000',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), fastRefresh(), slimPages()],
  vite: {
    // One short mark a file. The default adds line numbers, which say nothing and hardly compress.
    css: { modules: { generateScopedName: (name, file) => `${name}_${markOf(file)}` } },
    environments: {
      client: {
        build: {
          // One file for React instead of two compresses to 1 kB less, on every page with a tool.
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    priority: 3,
                    test: /node_modules[\\/](@astrojs[\\/]react|react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
                  },
                  {
                    name: 'shell',
                    priority: 2,
                    test: /site[\\/]tools[\\/]shell[\\/](mount|ToolFrame|ToolForm|Results|ShareBar|Working|fields|link|use-tool)\.|core[\\/](form[\\/](decimal|checked|number-from)|quantities[\\/]units)\.ts|site[\\/]format\.ts/,
                  },
                  // What the calculators of equipment and costs share, in one file: every request costs its headers.
                  {
                    name: 'sizing',
                    priority: 1,
                    test: /site[\\/]tools[\\/](picture[\\/]|shell[\\/](MethodComparison|MoreFields|NextTools|Tips|choices|example|size-text)\.)|core[\\/](job[\\/]room|quantities[\\/](energy|whole-units)|form[\\/]fields)\.ts/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    server: { proxy: devProxy(process.env.DEV_SERVER_PORT) },
    plugins: [
      {
        enforce: 'pre',
        ...mdx({
          remarkPlugins: [
            remarkFrontmatter,
            remarkMdxFrontmatter,
            remarkGfm,
            remarkInlineWords,
            remarkChecked,
            remarkSections,
          ],
        }),
      },
    ],
  },
});

/** While developing, the page's own host passes calls on to the server, as if both were one. */
function devProxy(port: string | undefined): Record<string, string> {
  const paths = ['/api', '/functions', '/newsletter'];
  return port ? Object.fromEntries(paths.map((path) => [path, `http://127.0.0.1:${port}`])) : {};
}

/**
 * While developing, React's hot reload wants these lines before the first component. Astro brings them for its own
 * islands only; our tools come to life by `mountTool`.
 */
function fastRefresh(): AstroIntegration {
  const preamble = `import refresh from '/@react-refresh';
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;
  return {
    name: 'fast-refresh',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('page', preamble);
      },
    },
  };
}

/** Three letters from the file's place in the project: the same on every machine. */
function markOf(file: string): string {
  const place = path.relative(import.meta.dirname, file.split('?')[0] ?? file).replaceAll(path.sep, '/');
  return createHash('sha256').update(place).digest('base64url').slice(0, 3);
}
