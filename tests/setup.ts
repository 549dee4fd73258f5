import { afterAll, vi } from 'vitest';

// Files share a worker: a global that the last test of one stubbed must be gone before the next one imports a library.
afterAll(() => void vi.unstubAllGlobals());
