import path from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

type Compiler = Pick<typeof import('./compile-page.ts'), 'compilePage'>;

const compiler = path.resolve('src/integrations/compile-page.ts');
const content = path.resolve('content');

/** Vite plugin for the MDX files of `content/`: compiles each to a component, its front matter and its blocks. */
export function mdxPages(): Plugin {
  let devServer: ViteDevServer | undefined;
  return {
    name: 'mdx-pages',
    enforce: 'pre',
    configureServer(server) {
      if (process.env.VITEST) return;
      devServer = server;
      reloadOnNewContent(server);
    },
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      async handler(text, id) {
        const { compilePage } = await loadCompiler(this.environment.mode === 'dev' ? devServer : undefined);
        const { code, blocks } = await compilePage(text, id.replace(/\?.*$/, ''));
        return { code: `${code}\nexport const blocks = () => JSON.parse(${JSON.stringify(blocks)});\n`, map: null };
      },
    },
  };
}

/** In development through Vite, so that changed facts and sources take effect: Node caches the first version it loads. */
function loadCompiler(devServer: ViteDevServer | undefined): Promise<Compiler> {
  const environment = devServer?.environments.ssr;
  if (environment && isRunnableDevEnvironment(environment)) return environment.runner.import<Compiler>(compiler);
  return import('./compile-page.ts');
}

/** Lists of pages and facts are read once: a new or removed file, or a changed fact or source, invalidates all modules. */
function reloadOnNewContent({ watcher, environments }: ViteDevServer): void {
  watcher.on('all', (event, file) => {
    const isListed = event !== 'change' || file.includes(`${path.sep}facts${path.sep}`);
    if (!isListed || !file.startsWith(content + path.sep)) return;
    for (const { moduleGraph, hot } of Object.values(environments)) {
      moduleGraph.invalidateAll();
      hot.send({ type: 'full-reload' });
    }
  });
}
