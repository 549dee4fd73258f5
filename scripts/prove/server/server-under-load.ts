import { serve } from '#api/app/serve.ts';
import { processEnvironment, readConfig } from '#api/config/config.ts';
import type { EndpointLimits } from '#api/http/default-limits.ts';

// The real server as a process of its own, with limits that let a load test through (or, with PROVE_LIMIT, hold it back)
// and leases short enough to see them end.
const windowMs = 1000;
const limited = Number(process.env.PROVE_LIMIT ?? 1e9);
const wide: EndpointLimits = { client: { requests: 1e9, windowMs }, everyone: { requests: limited, windowMs } };
const app = await serve(readConfig(processEnvironment()), {
  limits: { assessment: wide, question: wide, newsletter: wide },
  outbox: { leaseMs: 4000, pollMs: 200, unreachableMs: 100 },
});
const address = app.server.address();
console.log(`port ${typeof address === 'object' && address ? address.port : ''}`);
process.once('SIGTERM', () => app.close().then(() => process.exit(0)));
