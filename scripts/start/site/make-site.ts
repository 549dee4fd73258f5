import { build } from 'astro';
import { finisherOf } from '#site/build/finish-pages.ts';
import { writeEdition } from '#site/device/kept/build/write-edition.ts';
import { writePacks } from '#site/device/kept/build/write-packs.ts';
import config from '../../../astro.config.ts';
import { compressSite } from './compress-site.ts';
import { putAside } from './put-aside.ts';

// Makes the folder `dist`, in a process of its own. Node reads the configuration itself: Astro would start a second bundler
// for it, which takes seconds.
const gone = putAside('dist');
await build({ ...config, configFile: false, logLevel: 'silent' });
await compressSite('dist', { finish: finisherOf('dist'), writeLast: [writePacks, writeEdition] });
await gone;
process.exit();
