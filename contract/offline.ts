export const workerAddress = '/sw.js';

/**
 * A service worker that deletes every cache and unregisters itself. It replaces the first generation of this site's workers, which
 * browsers know by this address, and the current one while the owner has switched the offline copy off.
 */
export const removalWorkerAddress = '/keep.js';
