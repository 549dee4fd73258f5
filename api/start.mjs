// Starts the server from plain JavaScript. What is compiled is kept from one start to the next, for its threads too: without that,
// the part of Node that takes types out of files is loaded in each of them, 28 MB and more. A folder that may not be written keeps nothing.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '../node_modules/.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('./server.ts');
