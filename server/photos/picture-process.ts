import { toPlainJpeg } from './picture.ts';

// Started by re-encode.ts. Takes pictures as messages and answers each with a JPEG, or null when it is rejected.
const maxMemoryBytes = Number(process.argv[2]);
const watchMs = 10;

// The image library works in threads, so this timer runs while it decodes.
setInterval(() => process.memoryUsage.rss() > maxMemoryBytes && process.exit(1), watchMs).unref();

process.on('message', async (picture: Uint8Array) => {
  process.send?.(await toPlainJpeg(picture).catch(() => null));
});
process.on('disconnect', () => process.exit(0));
