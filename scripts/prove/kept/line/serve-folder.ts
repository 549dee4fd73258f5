import { serve } from '#api/app/serve.ts';
import { processEnvironment, readConfig } from '#api/config/config.ts';

// The real server as a process of its own, on the built site of the folder that SITE_FOLDER names.
const { SITE_FOLDER: folder } = process.env;
const app = await serve(readConfig(processEnvironment()), folder ? { folder } : {});
const address = app.server.address();
console.log(`port ${typeof address === 'object' && address ? address.port : ''}`);
process.once('SIGTERM', () => app.close().then(() => process.exit(0)));
