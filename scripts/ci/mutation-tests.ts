import { defineConfig } from 'vitest/config';
import { pace } from './pace.ts';

const places = (process.env.MUTATION_TESTS ?? '{core,checks/claims,api/answers,api/http}').split(' ');

/**
 * The tests that a mutant has to fall to: those that know its room, which scripts/ci/mutations.ts names. The rest would be
 * run for thousands of mutants and notice none more.
 */
export default defineConfig({
  test: {
    include: places.map(testsBelow),
    // A database server for all the mutants that one process tries.
    globalSetup: places.some(isSlow) ? ['server/db/test-postgres-setup.ts'] : [],
    testTimeout: 30_000 * pace,
    hookTimeout: 60_000 * pace,
  },
});

function isSlow(place: string): boolean {
  return place.endsWith('.slow.test.ts');
}

/** What takes seconds would take them for each mutant: those tests have to be named. */
function testsBelow(place: string): string {
  return place.endsWith('.test.ts') ? place : `${place}/**/!(*.slow).test.ts`;
}
