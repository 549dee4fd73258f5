import { readAhead } from '#site/build/read/read-ahead.ts';

// Makes the folder `dist`, in a process of its own. What bundles pages takes a second to load, in which another processor reads them.
readAhead();
await (await import('./write-site.ts')).writeSite();
process.exit();
