import { startPostgres } from './test-postgres.ts';

// A process of its own: what starts PostgreSQL decides by itself how the process that it runs in ends.
const server = await startPostgres();
process.once('disconnect', () => void server.stop());
process.send?.(server.url('postgres'));
