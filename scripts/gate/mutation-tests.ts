import { defineConfig } from 'vitest/config';
import { pace } from './pace.ts';

/**
 * The tests that a mutant of core, the claim checker or the server's edge has to fall to: those beside them, and the
 * composed answers. The rest would be run for thousands of mutants and notice none more.
 */
export default defineConfig({
  test: {
    include: ['{core,checks/claims,api/http}/**/*.test.ts', 'content/words/assessment-answers.test.ts'],
    globalSetup: 'api/store/postgres/one-postgres.ts',
    testTimeout: 30_000 * pace,
    hookTimeout: 60_000 * pace,
  },
});
