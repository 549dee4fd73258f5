import type { AstroIntegration } from 'astro';
import { workerAddress } from '#contract/kept.ts';

/** In development there is no service worker; Astro would warn of the missing page at each visit. */
export function noServiceWorker(): AstroIntegration {
  return {
    name: 'no-service-worker',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(workerAddress, (_request, response) => response.writeHead(404).end());
      },
    },
  };
}
