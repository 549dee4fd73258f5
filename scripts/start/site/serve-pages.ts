import { dev } from 'astro';
import config from '../../../astro.config.ts';

// Serves the pages as they are edited, on the port that is given. Node reads the configuration itself, as in a build: what Astro
// reads it with is closed before a plugin can import anything.
const server = { port: Number(process.argv[2]) };
const { address } = await dev({ ...config, configFile: false, logLevel: 'warn', server });
console.log(`Pages that are edited on http://localhost:${address.port}`);
